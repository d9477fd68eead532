import { editions, type Picture } from '@ironbridge/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getId } from '../../platform/get-id.server.ts';
import { answerNotFound, orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { drawShare, isDrawingBusy, type ShownPicture } from './draw-share.server.ts';
import { findSubject } from './load-subject.server.ts';
import { ShareCard } from './ShareCard.tsx';
import { type ShareSubject, shareSize } from './share-subject.ts';

/** The picture that links to an item show elsewhere: drawn when it is asked for, kept by the edge. */
export async function loadShare(
  visit: Visit,
  { kind, file }: { readonly kind?: string; readonly file?: string },
): Promise<Response> {
  const id = getId(/^(\d{1,10})\.jpg$/.exec(file ?? '')?.[1]);
  const subject = await orNotFound(Promise.resolve(findSubject(visit, kind, id)));
  return subject ? answer(visit, subject) : answerNotFound();
}

/** What links to anything else show: the edition itself. */
export function loadSiteShare(visit: Visit): Promise<Response> {
  return answer(visit, { title: visit.copy.frame.purpose });
}

async function answer(visit: Visit, subject: ShareSubject): Promise<Response> {
  if (isDrawingBusy()) return new Response(null, { status: 503 });
  const shown = await findPicture(visit, subject.picture);
  const { host } = new URL(visit.origins[visit.edition]);
  const card = createElement(ShareCard, {
    subject,
    edition: editions[visit.edition],
    host,
    overPicture: shown !== undefined,
  });
  const bytes = await drawShare(renderToStaticMarkup(card), shown);
  return new Response(Buffer.from(bytes), { headers: { 'content-type': 'image/jpeg' } });
}

/** A picture that cannot be had leaves the words, and is looked for again soon. */
async function findPicture(
  { findFile, answer: kept, report }: Visit,
  picture: Picture | null | undefined,
): Promise<ShownPicture | undefined> {
  if (!picture) return undefined;
  const wide = picture.sources.find(({ width }) => width >= shareSize.width);
  const source = wide ?? picture.sources.at(-1);
  if (!source) return undefined;
  try {
    const bytes = await findFile(source.src);
    if (bytes) return { bytes, focal: picture.focal };
  } catch (error) {
    report(error);
  }
  kept.keepNowhere();
  return undefined;
}
