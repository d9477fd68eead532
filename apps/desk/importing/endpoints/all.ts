import type { Endpoint } from 'payload';
import { check } from './check.ts';
import { report } from './report.ts';
import { rows } from './rows.ts';
import { run } from './run.ts';
import { status } from './status.ts';
import { undo } from './undo.ts';
import { upload } from './upload.ts';

export const importEndpoints: Endpoint[] = [upload, status, rows, report, check, run, undo];
