import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint, PayloadRequest } from 'payload';
import { Refusal } from '../../refusal.ts';
import { FileProblem } from '../file/file-problem.ts';
import { limits } from '../file/limits.ts';
import { type ImportKind, importKinds } from '../import-run.ts';
import { stageFile } from '../stage-file.ts';
import { getKeeper } from './keeper.ts';

/** Takes a file as the body of the request, reads it once into the database, and forgets it. */
export const upload: Endpoint = {
  path: '/upload',
  method: 'post',
  handler: async (req) => {
    const { id: person } = getKeeper(req);
    const kind = findKind(req.searchParams.get('kind'));
    const fileName = req.searchParams.get('name')?.trim().slice(0, 200);
    if (kind === undefined || !fileName || !req.body) {
      throw new Refusal(
        req,
        {
          en: 'Say kind (suppliers or products) and name, and send the file as the body.',
          zh: '请给出 kind（suppliers 或 products）和 name，并以请求正文发送文件。',
        },
        400,
      );
    }
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    try {
      const path = join(folder, 'file');
      await receive(req.body, path);
      const id = await stageFile(req.payload, path, { kind, fileName, person });
      return Response.json({ id }, { status: 201 });
    } catch (error) {
      throw toRefusal(req, error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function findKind(text: string | null): ImportKind | undefined {
  return importKinds.find((kind) => kind === text);
}

async function receive(body: NonNullable<PayloadRequest['body']>, path: string): Promise<void> {
  let size = 0;
  const bounded = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size > limits.fileBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  await pipeline(Readable.from(body), bounded, createWriteStream(path));
}

function tooLarge(): FileProblem {
  const megabytes = limits.fileBytes / 1024 / 1024;
  return new FileProblem({
    en: `The file is larger than ${megabytes} MB.`,
    zh: `文件超过 ${megabytes} MB。`,
  });
}

function toRefusal(req: PayloadRequest, error: unknown): unknown {
  return error instanceof FileProblem ? new Refusal(req, error.words, 400) : error;
}
