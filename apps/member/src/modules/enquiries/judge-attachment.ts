import { attachmentTypes } from '@ironbridge/domain';
import { fileTypeFromBuffer } from 'file-type';

const endings: ReadonlyMap<string, string> = new Map(Object.entries(attachmentTypes));
const markup = /<(?:script|html|!doctype html|\?php|iframe|body|svg)[\s>]/i;
const head = 1024;

export interface JudgedFile {
  readonly type: string;
  /** As it will be called when it is handed out: its own name, with the ending that its bytes deserve. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** By its bytes alone: neither its name nor what the sender claims is believed. */
export async function judgeAttachment(
  name: string,
  bytes: Buffer,
): Promise<JudgedFile | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const ending = found ? endings.get(found.mime) : undefined;
  if (found === undefined || ending === undefined || holdsMarkup(bytes, found.mime))
    return undefined;
  return { type: found.mime, name: toFileName(name, ending), bytes };
}

/** A picture that is a page as well, or a paper with a page before it. */
function holdsMarkup(bytes: Buffer, type: string): boolean {
  const looked = type.startsWith('image/') ? bytes : bytes.subarray(0, head);
  return markup.test(looked.toString('latin1'));
}

const longestName = 80;

/** Letters, digits and a few signs of any script: nothing that a header, a path or a screen could take for its own. */
function toFileName(name: string, ending: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} ()_-]/gu, '_')
    .slice(0, longestName)
    .trim();
  return `${stem || 'file'}.${ending}`;
}
