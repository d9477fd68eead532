import { type Block, type Body, toPlainText } from '@ironbridge/domain';

export interface Winner {
  readonly category: string;
  readonly project: string;
  readonly firm: string;
  /** What came of it. */
  readonly result: string;
}

export interface AwardYear {
  readonly year: string;
  readonly anchor: string;
  readonly title: string;
  readonly winners: readonly Winner[];
  /** Whatever else the desk wrote under that year. */
  readonly text: Body;
}

export interface Award {
  readonly years: readonly AwardYear[];
  /** What is said of no year: what is judged, how to enter. */
  readonly rules: Body;
}

type Heading = Extract<Block, { type: 'heading' }>;
type Table = Extract<Block, { type: 'table' }>;

/** A text with a chapter for each year, whose tables say by category who won with what. */
export function toAward(body: Body): Award {
  const chapters = toChapters(body);
  return {
    years: chapters.flatMap(({ heading, blocks }) => (heading ? toYear(heading, blocks) : [])),
    rules: chapters.flatMap(({ heading, blocks }) => {
      if (!heading) return blocks;
      return findYear(heading) === undefined ? [heading, ...blocks] : [];
    }),
  };
}

interface Chapter {
  readonly heading: Heading | undefined;
  readonly blocks: Block[];
}

function toChapters(body: Body): readonly Chapter[] {
  const chapters: Chapter[] = [{ heading: undefined, blocks: [] }];
  for (const block of body) {
    if (block.type === 'heading' && block.level === 2)
      chapters.push({ heading: block, blocks: [] });
    else chapters.at(-1)?.blocks.push(block);
  }
  return chapters;
}

function toYear(heading: Heading, blocks: Body): AwardYear[] {
  const year = findYear(heading);
  if (year === undefined) return [];
  const tables = blocks.filter(isTable).filter(({ head }) => head.length > 1);
  return [
    {
      year,
      anchor: heading.anchor,
      title: toPlainText([heading]),
      winners: tables.flatMap(({ rows }) => rows.map(toWinner)),
      text: blocks.filter((block) => !tables.some((table) => table === block)),
    },
  ];
}

function toWinner([
  category = '',
  project = '',
  firm = '',
  result = '',
]: readonly string[]): Winner {
  return { category, project, firm, result };
}

function isTable(block: Block): block is Table {
  return block.type === 'table';
}

function findYear(heading: Heading): string | undefined {
  return /(?:19|20)\d\d/.exec(toPlainText([heading]))?.[0];
}
