import { type Enquiry, errorCatalogue } from '@ironbridge/contract';
import { attachments } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import { type JudgedFile, judgeAttachment } from './judge-attachment.ts';

/** All of them fit to be passed on, or none is taken. */
export async function judgeFiles(files: Enquiry['files']): Promise<JudgedFile[]> {
  const read = files.map(({ name, base64 }) => ({ name, bytes: Buffer.from(base64, 'base64') }));
  const bytes = read.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > attachments.mostBytes) throw new PublicError(errorCatalogue.files_too_large);
  return Promise.all(
    read.map(async (file) => {
      const judged = await judgeAttachment(file.name, file.bytes);
      if (judged === undefined) throw new PublicError(errorCatalogue.file_refused);
      return judged;
    }),
  );
}
