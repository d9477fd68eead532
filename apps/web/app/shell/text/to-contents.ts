import { type Body, toPlainText } from '@ironbridge/domain';

export interface Chapter {
  readonly anchor: string;
  readonly title: string;
}

const fewest = 3;

/** The chapters of a long piece; a short one needs no list of them. */
export function toContents(body: Body): Chapter[] {
  const chapters = body.flatMap((block) =>
    block.type === 'heading' && block.level === 2
      ? { anchor: block.anchor, title: toPlainText([block]) }
      : [],
  );
  return chapters.length >= fewest ? chapters : [];
}
