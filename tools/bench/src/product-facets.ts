import { convert, offeredUnits } from '@ironbridge/domain';
import { request } from 'undici';
import { timeAtPace } from './at-pace.ts';
import { percentile, round } from './report.ts';
import type { Stack } from './stack.ts';

/** As much of the answer as is asked about here. */
interface ProductList {
  readonly total: number;
  readonly facets: {
    readonly property: readonly {
      readonly property: string;
      readonly unit: string;
      readonly min: number | null;
      readonly max: number | null;
    }[];
  };
}

/** A range of a property among an industry's products. */
interface RangeQuestion {
  readonly sid: string;
  readonly property: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}

const pace = { perSecond: 40, seconds: 20 };

/** Faceted lists with specification ranges, straight at api; and whether a range finds the same in another unit. */
export async function facetsAtPace(stack: Stack) {
  const questions = await toRangeQuestions(stack);
  const ask = async (n: number) => {
    const question = questions[n % questions.length];
    if (!question) return;
    // A hair's breadth from all that were asked before: nobody, the engine included, has an answer ready.
    const hair = (question.to - question.from) * 1e-5;
    await askList(stack, question.sid, toSpec({ ...question, from: question.from + n * hair }), 20);
  };
  await timeAtPace({ ...pace, seconds: 3 }, ask);
  const times = await timeAtPace(pace, ask);
  return {
    facets_p50_ms: round(percentile(times, 0.5), 1),
    facets_p95_ms: round(percentile(times, 0.95), 1),
    units_that_differ: await countDifferences(stack, questions),
  };
}

/** Every industry's two commonest properties, each cut at four places. */
async function toRangeQuestions(stack: Stack): Promise<RangeQuestion[]> {
  const questions: RangeQuestion[] = [];
  for (let industry = 1; industry <= 20; industry += 1) {
    const sid = String(industry);
    const { facets } = await askList(stack, sid, undefined, 1);
    for (const { property, unit, min, max } of facets.property.slice(0, 2)) {
      if (min === null || max === null || min === max) continue;
      for (const part of [0.07, 0.19, 0.31, 0.43]) {
        // Beside round figures: a product that stands at an end is found or not by the last digit.
        const at = (share: number) => Number((min + (max - min) * share).toPrecision(7));
        questions.push({ sid, property, unit, from: at(part), to: at(part + 0.271) });
      }
    }
  }
  if (!questions.length) throw new Error("No product has properties: run 'pnpm demo' first");
  return questions;
}

async function countDifferences(
  stack: Stack,
  questions: readonly RangeQuestion[],
): Promise<number> {
  let differences = 0;
  for (const question of questions) {
    const [, unit] = offeredUnits(question.unit, question.to);
    if (unit === undefined) continue;
    const [from, to] = [question.from, question.to].map((end) => convert(end, question.unit, unit));
    if (from === undefined || to === undefined) continue;
    const [own, other] = await Promise.all(
      [question, { ...question, unit, from, to }].map((asked) =>
        askList(stack, asked.sid, toSpec(asked), 1),
      ),
    );
    if (own?.total !== other?.total) differences += 1;
  }
  return differences;
}

function toSpec({ property, unit, from, to }: RangeQuestion): string {
  const written = (end: number) => end.toFixed(9).replace(/\.?0+$/, '');
  return `${property}:${written(from)}..${written(to)}${unit}`;
}

async function askList(
  stack: Stack,
  sid: string,
  spec: string | undefined,
  rows: number,
): Promise<ProductList> {
  const query = new URLSearchParams({
    sid,
    ...(spec ? { spec } : {}),
    facets: '1',
    rows: `${rows}`,
  });
  const url = `http://127.0.0.1:${stack.running.ports.api}/api/product/list?${query.toString()}`;
  const { statusCode, body } = await request(url, { headers: { host: stack.hosts.cn } });
  const answer: unknown = await body.json();
  if (statusCode !== 200 || !isAnswer(answer)) throw new Error(`${url} answered ${statusCode}`);
  return answer.data;
}

function isAnswer(answer: unknown): answer is { readonly data: ProductList } {
  return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 1;
}
