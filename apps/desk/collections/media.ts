import { pictureRenditions } from '@ironbridge/domain';
import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { catalogueWriters } from '../access/catalogue-writers.ts';
import { fileSenders } from '../access/file-senders.ts';
import { sellsPlaces, writesLanguage } from '../access/role.ts';
import { staff } from '../access/staff.ts';
import { bilingualText } from '../fields/bilingual.ts';
import { askForAlt } from '../hooks/ask-for-alt.ts';
import { judgeUpload } from '../hooks/judge-upload.ts';
import { mediaTypes, mostPixels } from '../storage/file-rules.ts';
import { toThumbnail } from '../storage/thumbnail.ts';
import { groups } from './groups.ts';

/** Equal to the eye. More effort makes an AVIF a tenth smaller, a WebP a fiftieth, and their sender wait for seconds. */
const qualities = { avif: { quality: 50, effort: 1 }, webp: { quality: 72, effort: 2 } };

export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { en: 'File', zh: '文件' },
    plural: { en: 'Pictures and files', zh: '图片与文件' },
  },
  admin: {
    group: groups.news,
    hideAPIURL: true,
    useAsTitle: 'original_name',
    defaultColumns: ['original_name', 'alt_cn', 'alt_en', 'mimeType', 'updatedAt'],
    listSearchableFields: ['original_name', 'alt_cn', 'alt_en', 'filename'],
  },
  access: {
    read: staff,
    create: fileSenders,
    update: catalogueWriters,
    delete: administrators,
  },
  hooks: {
    beforeValidate: [askForAlt],
    beforeOperation: [
      judgeUpload(mediaTypes, {
        en: 'Only JPEG, PNG, WebP, AVIF and GIF pictures, PDF files, MP4 videos and WebVTT captions can be uploaded.',
        zh: '仅支持 JPEG、PNG、WebP、AVIF、GIF 图片，PDF 文件，MP4 视频和 WebVTT 字幕。',
      }),
    ],
  },
  upload: {
    mimeTypes: [...mediaTypes.keys()],
    adminThumbnail: toThumbnail,
    constructorOptions: { limitInputPixels: mostPixels },
    focalPoint: true,
    crop: false,
    pasteURL: false,
    imageSizes: pictureRenditions.map(({ name, width, format }) => ({
      name,
      width,
      formatOptions: { format, options: qualities[format] },
    })),
  },
  fields: [
    {
      type: 'row',
      fields: bilingualText(
        'alt',
        { en: 'What the picture shows', zh: '图片内容' },
        {
          description: {
            en: 'One sentence for readers who do not see it: what is there, not “photo of”. Pictures need it.',
            zh: '用一句话告诉看不到图的读者画面里有什么，不必写“图为”。图片必填。',
          },
          // Whoever may send a file says what it shows; who may change it later is the collection's rule.
          mayWrite: (user, edition) => writesLanguage(user, edition) || sellsPlaces(user),
        },
      ),
    },
    {
      name: 'drawing',
      type: 'checkbox',
      label: { en: 'Line drawing', zh: '线描图' },
      admin: {
        position: 'sidebar',
        description: {
          en: 'Turns dark with the page for readers who read in the dark.',
          zh: '读者使用深色模式时，图片随页面反色。',
        },
      },
    },
    {
      name: 'original_name',
      type: 'text',
      label: { en: 'Name of the file', zh: '原文件名' },
      // Catalogues name their pictures by it.
      index: true,
      admin: {
        readOnly: true,
        position: 'sidebar',
        components: { Cell: './components/MediaCell.tsx#MediaCell' },
      },
    },
  ],
};
