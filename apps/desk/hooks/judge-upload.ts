import { randomUUID } from 'node:crypto';
import type { CollectionBeforeOperationHook } from 'payload';
import { Refusal } from '../refusal.ts';
import { judgeFile } from '../storage/judge-file.ts';
import type { Words } from '../words.ts';

const refusals: Record<'size' | 'pixels' | 'broken' | 'markup', Words> = {
  size: {
    en: 'The file is too large: 96 MB for videos, 1 MB for captions and 25 MB for all else are the limits.',
    zh: '文件过大：视频不超过 96 MB，字幕不超过 1 MB，其他文件不超过 25 MB。',
  },
  pixels: {
    en: 'The picture has more than 50 million pixels. Make it smaller and try again.',
    zh: '图片超过 5000 万像素，请缩小后再上传。',
  },
  broken: { en: 'The file cannot be read.', zh: '文件无法读取。' },
  markup: {
    en: 'The file holds a web page or script inside and is refused.',
    zh: '文件内含网页或脚本代码，不予接收。',
  },
};

/** The bytes decide what a file is. It is stored under a name of ours, with the ending of what it really is. */
export function judgeUpload(
  allowedTypes: ReadonlyMap<string, string>,
  otherType: Words,
): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const file = req.file;
    if (file === undefined || (operation !== 'create' && operation !== 'update')) return args;
    const judged = await judgeFile(file.data, allowedTypes);
    if (!judged.allowed) {
      throw new Refusal(req, judged.why === 'type' ? otherType : refusals[judged.why], 400);
    }
    const original = file.name.slice(0, 200);
    req.file = { ...file, mimetype: judged.mime, name: `${randomUUID()}.${judged.ending}` };
    return withOriginalName(args, original);
  };
}

function withOriginalName<A extends object>(args: A, original: string): A {
  if (!('data' in args) || typeof args.data !== 'object') return args;
  return { ...args, data: { ...args.data, original_name: original } };
}
