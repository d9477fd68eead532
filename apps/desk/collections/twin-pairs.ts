import { type EditionId, editionIds, type TwinKind, twinKinds } from '@ironbridge/domain';
import type { CollectionConfig, NumberField } from 'payload';
import { editors } from '../access/editors.ts';
import { staff } from '../access/staff.ts';
import { refuseWrongTwins } from '../hooks/refuse-wrong-twins.ts';
import { setSourceVersion } from '../twins/set-source-version.ts';
import type { Words } from '../words.ts';
import { groups } from './groups.ts';

const sides: Record<EditionId, Words> = {
  cn: { en: 'Chinese side', zh: '中文稿' },
  en: { en: 'English side', zh: '英文稿' },
};

const kindLabels: Record<TwinKind, Words> = {
  article: { en: 'Article', zh: '文章' },
  video: { en: 'Video', zh: '视频' },
  paper: { en: 'White paper', zh: '白皮书' },
  page: { en: 'Page', zh: '页面' },
  media_item: { en: 'Media centre item', zh: '媒体中心内容' },
};

/** A record of its own, outside both documents: pairing never writes into the other editor's text. */
export const twinPairs: CollectionConfig = {
  slug: 'twin_pairs',
  labels: {
    singular: { en: 'Twin pair', zh: '中英对照' },
    plural: { en: 'Twin pairs', zh: '中英对照' },
  },
  admin: {
    group: groups.news,
    hideAPIURL: true,
    defaultColumns: ['id', 'kind', 'cn', 'en', 'source', 'updatedAt'],
  },
  access: { read: staff, create: editors, update: editors, delete: editors },
  indexes: [
    { fields: ['kind', 'cn'], unique: true },
    { fields: ['kind', 'en'], unique: true },
  ],
  hooks: { beforeValidate: [refuseWrongTwins], beforeChange: [setSourceVersion] },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: { en: 'Kind', zh: '类型' },
      required: true,
      defaultValue: 'article',
      options: twinKinds.map((kind) => ({ value: kind, label: { ...kindLabels[kind] } })),
    },
    { type: 'row', fields: editionIds.map((edition) => sideField(edition)) },
    {
      type: 'row',
      fields: [
        {
          name: 'source',
          type: 'select',
          label: { en: 'Original', zh: '原文' },
          options: editionIds.map((id) => ({ value: id, label: { ...sides[id] } })),
        },
        {
          name: 'source_version',
          type: 'number',
          label: { en: 'Version of the original', zh: '原文版本号' },
        },
      ],
    },
  ],
};

function sideField(edition: EditionId): NumberField {
  return {
    name: edition,
    type: 'number',
    label: { en: `${sides[edition].en}: its id`, zh: `${sides[edition].zh}编号` },
    required: true,
    index: true,
  };
}
