import sharp from 'sharp';
import { type Answer, type Desk, toRecord } from './desk-client.ts';

/** As much of a PDF as makes it one. */
export const smallPdf = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\nstartxref\n30\n%%EOF\n',
);

export async function smallPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({
    create: { width: 640, height: 400, channels: 3, background: '#8a5a3b' },
  });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

export function docOf(answer: Answer): Record<string, unknown> {
  return toRecord(toRecord(answer.body)['doc']);
}

export async function makePicture(desk: Desk): Promise<number> {
  const alt = { alt_cn: '车间', alt_en: 'A workshop' };
  const answer = await desk.upload(await smallPicture(), 'a.jpg', 'image/jpeg', alt);
  return Number(docOf(answer)['id']);
}

export async function makePrivateFile(desk: Desk): Promise<number> {
  const answer = await desk.upload(smallPdf, 'a.pdf', 'application/pdf', {}, 'private_files');
  return Number(docOf(answer)['id']);
}
