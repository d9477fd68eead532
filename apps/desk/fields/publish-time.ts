import type { DateField } from 'payload';

export const publishTimeField: DateField = {
  name: 'publish_time',
  type: 'date',
  label: { en: 'Publication time', zh: '发布时间' },
  index: true,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' },
    description: {
      en: 'The time readers see. Empty: set when it is first published. It schedules nothing.',
      zh: '读者看到的时间；留空则在首次发布时自动填写，不用于定时发布。',
    },
  },
};
