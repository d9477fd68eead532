import { editions, isEditionId } from '@ironbridge/domain';
import type { GroupField, TextField } from 'payload';
import { type SensitiveKind, sensitiveKinds, usualWords } from '../review/sensitive-words.ts';

/** Which words of members' listings are marked for whoever reviews them. They stop nothing by themselves. */
export const sensitiveWordsField: GroupField = {
  name: 'sensitive',
  type: 'group',
  label: { en: 'Sensitive words', zh: '敏感词' },
  admin: {
    condition: (data) =>
      isEditionId(data['edition']) && editions[data['edition']].has.sensitiveWords,
    description: {
      en: 'Marked in listings under review, even with signs put between their characters. A list that is emptied becomes the usual one again.',
      zh: '审核供求信息时标出，字间夹杂符号也能识别。清空某一类即恢复内置词表。',
    },
  },
  fields: [words('forbidden'), words('deceit'), words('superlative'), words('contact')],
};

function words(kind: SensitiveKind): TextField {
  return {
    name: kind,
    type: 'text',
    label: sensitiveKinds[kind],
    hasMany: true,
    maxRows: 500,
    maxLength: 40,
    hooks: {
      afterRead: [
        ({ value }: { value?: readonly string[] | null }) =>
          value?.length ? value : usualWords[kind],
      ],
    },
  };
}
