import { filePath } from '@ironbridge/domain';
import { data } from 'react-router';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import { findUpload } from './find-upload.ts';

/** Leads to the file by its one address, where the edge serves it; nothing is read here. */
export function loadUpload(request: Request) {
  const key = findUpload(new URL(request.url).searchParams.get('path') ?? '');
  return key === undefined ? data(null, { status: 400 }) : answerElsewhere(filePath(key), 302);
}
