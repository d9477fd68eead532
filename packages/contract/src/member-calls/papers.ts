import { Type } from 'typebox';
import {
  DownloadListQuerySchema,
  DownloadListSchema,
  DownloadSchema,
  OwnRowSchema,
  PaperRequestSchema,
} from '../download.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** White papers, for those who say who they are. */
export const paperCalls = {
  downloads: {
    method: 'GET',
    path: '/memberApi/downloads',
    summary:
      'The white papers a member has asked for, the last first, with links that are still good',
    takes: DownloadListQuerySchema,
    data: DownloadListSchema,
  },
  requestPaper: {
    method: 'POST',
    path: '/memberApi/downloads/request',
    summary: 'Asks for a white paper: who, what for, agreed; gives a link for this member alone',
    takes: PaperRequestSchema,
    data: DownloadSchema,
  },
  renewDownload: {
    method: 'POST',
    path: '/memberApi/downloads/renew',
    summary: 'A new link where the old one’s time is over',
    takes: OwnRowSchema,
    data: DownloadSchema,
  },
  withdrawDownload: {
    method: 'POST',
    path: '/memberApi/downloads/withdraw',
    summary: 'Takes back what was said and agreed to for a white paper',
    takes: OwnRowSchema,
    data: Type.Null(),
  },
} as const satisfies MemberCallTable;
