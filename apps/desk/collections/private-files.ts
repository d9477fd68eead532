import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { editors } from '../access/editors.ts';
import { staff } from '../access/staff.ts';
import { judgeUpload } from '../hooks/judge-upload.ts';
import { privateTypes } from '../storage/file-rules.ts';
import { groups } from './groups.ts';

/** Kept in a bucket that the edge does not know: members get them after they have said who they are. */
export const privateFiles: CollectionConfig = {
  slug: 'private_files',
  labels: {
    singular: { en: 'Private file', zh: '非公开文件' },
    plural: { en: 'Private files', zh: '非公开文件' },
  },
  admin: {
    group: groups.library,
    hideAPIURL: true,
    useAsTitle: 'original_name',
    defaultColumns: ['original_name', 'filesize', 'updatedAt'],
    listSearchableFields: ['original_name', 'filename'],
    description: {
      en: 'PDF files for white papers. Nothing here has a public address.',
      zh: '白皮书的 PDF 文件，均无公开地址。',
    },
  },
  access: { read: staff, create: editors, update: editors, delete: administrators },
  hooks: {
    beforeOperation: [
      judgeUpload(privateTypes, {
        en: 'Only PDF files can be uploaded here.',
        zh: '此处仅支持上传 PDF 文件。',
      }),
    ],
  },
  upload: {
    mimeTypes: [...privateTypes.keys()],
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  fields: [
    {
      name: 'original_name',
      type: 'text',
      label: { en: 'Name of the file', zh: '原文件名' },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
};
