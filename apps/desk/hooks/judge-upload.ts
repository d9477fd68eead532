import { randomUUID } from 'node:crypto';
import type { CollectionBeforeOperationHook } from 'payload';
import { Refusal } from '../refusal.ts';
import { judgeFile } from '../storage/judge-file.ts';
import type { Words } from '../words.ts';

const refusals: Record<'type' | 'size' | 'pixels' | 'broken' | 'markup', Words> = {
  type: {
    en: 'Only JPEG, PNG, WebP, AVIF and GIF pictures, PDF files and MP4 videos can be uploaded.',
    zh: '仅支持 JPEG、PNG、WebP、AVIF、GIF 图片，PDF 文件和 MP4 视频。',
  },
  size: { en: 'The file is larger than 25 MB.', zh: '文件超过 25 MB。' },
  pixels: {
    en: 'The picture has more than 50 million pixels. Make it smaller and try again.',
    zh: '图片超过 5000 万像素，请缩小后再上传。',
  },
  broken: { en: 'The picture cannot be read.', zh: '图片无法读取。' },
  markup: {
    en: 'The file holds a web page or script inside and is refused.',
    zh: '文件内含网页或脚本代码，不予接收。',
  },
};

/** The bytes decide what a file is. It is stored under a name of ours, with the ending of what it really is. */
export const judgeUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  if (file === undefined || (operation !== 'create' && operation !== 'update')) return args;
  const judged = await judgeFile(file.data);
  if (!judged.allowed) throw new Refusal(req, refusals[judged.why], 400);
  const original = file.name.slice(0, 200);
  req.file = { ...file, mimetype: judged.mime, name: `${randomUUID()}.${judged.ending}` };
  return withOriginalName(args, original);
};

function withOriginalName<A extends object>(args: A, original: string): A {
  if (!('data' in args) || typeof args.data !== 'object') return args;
  return { ...args, data: { ...args.data, original_name: original } };
}
