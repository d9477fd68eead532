import { describe, expect, test } from 'vitest';
import { everything, small } from './choice.ts';
import { composeIssues } from './compose-issue.ts';
import { banners } from './house/banners.ts';
import { redirects } from './house/redirects.ts';
import { industries } from './industries.ts';
import { toContents, toSheets } from './issue-sheets.ts';
import { pages } from './pages.ts';
import { toSeries, toSheetName } from './series.ts';
import { parseSpecs } from './spec-table.ts';
import { subIndustries } from './sub-industries.ts';

const han = /\p{Script=Han}/u;
const { suppliers, products, listings, shows, papers, videos, terms, magazines } = everything;

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

describe('how much there is', () => {
  test('as much as was promised of every kind', () => {
    expect(suppliers.size).toBeGreaterThanOrEqual(120);
    expect(products.size).toBeGreaterThanOrEqual(600);
    expect(listings.length).toBeGreaterThanOrEqual(300);
    expect(shows).toHaveLength(60);
    expect(magazines.length * everything.issuesEach).toBe(120);
    expect(Object.keys(papers).length * 2).toBe(60);
    expect(Object.keys(videos).length * 2).toBe(40);
    expect(terms.length).toBeGreaterThanOrEqual(400);
  });

  test('every first-level industry has suppliers, products, listings, shows, terms and sub-industries', () => {
    const filed = (each: readonly { readonly industries: readonly string[] }[], path: string) =>
      each.filter(({ industries: paths }) => paths.includes(path)).length;
    for (const path of Object.keys(industries)) {
      expect(filed([...suppliers.values()], path), path).toBeGreaterThanOrEqual(5);
      expect(filed([...products.values()], path), path).toBeGreaterThanOrEqual(25);
      expect(filed(listings, path), path).toBeGreaterThanOrEqual(5);
      expect(filed(shows, path), path).toBeGreaterThanOrEqual(2);
      expect(terms.filter(({ industry }) => industry === path).length, path).toBeGreaterThan(15);
      const children = Object.values(subIndustries).filter(({ parent }) => parent === path);
      expect(children.length, path).toBeGreaterThanOrEqual(2);
    }
  });

  test('the industry that the home pop-up opens on has content of every kind', () => {
    const ofPlastics = ({ industries: paths }: { industries: readonly string[] }) =>
      paths.includes('plastics');
    expect(Object.values(papers).some(ofPlastics)).toBe(true);
    expect(Object.values(videos).some(({ industry }) => industry === 'plastics')).toBe(true);
    expect(Object.values(everything.stories).some(ofPlastics)).toBe(true);
  });

  test('every product has a data sheet, and no two series share a name', () => {
    const series = toSeries(products);
    const models = series.flatMap((one) => one.models.map(([model]) => model));
    expect(models.toSorted()).toEqual([...products.keys()].toSorted());
    expect(repeated(series.map(toSheetName))).toEqual([]);
  });

  test('the small demo has some of each, and nothing that points to what it leaves out', () => {
    for (const [model, { supplier }] of small.products)
      expect(small.suppliers.has(supplier), model).toBe(true);
    for (const { supplier } of [...Object.values(small.papers), ...Object.values(small.videos)])
      expect(!supplier || small.suppliers.has(supplier)).toBe(true);
    for (const [key, story] of Object.entries(small.stories))
      for (const supplier of story.suppliers ?? [])
        expect(small.suppliers.has(supplier), key).toBe(true);
    expect(small.products.size).toBeGreaterThan(30);
    expect(Object.keys(small.papers)).toHaveLength(3);
  });
});

describe('names', () => {
  test('what a second run finds records by is one of a kind', () => {
    expect(repeated([...suppliers.values()].map(({ name_cn }) => name_cn))).toEqual([]);
    expect(repeated([...suppliers.values()].map(({ website }) => website))).toEqual([]);
    expect(repeated(listings.map(({ title }) => title[0]))).toEqual([]);
    expect(repeated(shows.map(({ name }) => name[1]))).toEqual([]);
    expect(repeated(terms.flatMap(({ cn }) => cn))).toEqual([]);
    expect(repeated(redirects.map(({ from }) => from))).toEqual([]);
    expect(
      repeated(banners.map(({ code, edition, headline }) => `${code} ${edition} ${headline}`)),
    ).toEqual([]);
  });

  test('products of one supplier are told apart by their names', () => {
    const names = [...products.values()].map(({ supplier, name_en }) => `${supplier}: ${name_en}`);
    expect(repeated(names)).toEqual([]);
  });
});

describe('languages', () => {
  test('each side is written in its own', () => {
    const pairs = [
      ...listings.flatMap(({ title, detail, place }) => [title, detail, place]),
      ...shows.flatMap(({ name, focus }) => [name, focus]),
      ...Object.values(papers).flatMap(({ title, brief }) => [title, brief]),
      ...Object.values(videos).flatMap(({ title, summary }) => [title, summary]),
    ];
    expect(pairs.filter(([cn]) => !han.test(cn))).toEqual([]);
    expect(pairs.filter(([, en]) => han.test(en))).toEqual([]);
    for (const { cn, en } of Object.values(papers)) {
      expect(cn).toHaveLength(en.length);
      expect(en.map(({ text }) => text).join()).not.toMatch(han);
    }
  });

  test('no measured value was left as a bare {property}', () => {
    const said = [...products.values()].flatMap((product) => [
      product.name_cn,
      product.name_en,
      product.summary_cn,
      product.summary_en,
    ]);
    expect(said.filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
  });

  test('every about page stands in both editions, the award on the Chinese one alone', () => {
    const paths = (edition: 'cn' | 'en') => pages[edition].map(({ path }) => path);
    expect(paths('cn').filter((path) => !paths('en').includes(path))).toEqual([
      '/meeting/innovation',
    ]);
    for (const name of ['careers', 'contact', 'history', 'intro', 'management', 'policy'])
      expect(paths('en')).toContain(`/about/${name}`);
    expect(paths('en')).toContain('/whitepapers/policy');
  });
});

test('every place of a banner is taken in both editions', () => {
  const codes = new Set(banners.map(({ code }) => code));
  for (const edition of ['cn', 'en']) {
    expect(codes).toContain(`home_top_${edition}`);
    for (const path of Object.keys(industries))
      expect(codes).toContain(`industry_${path}_${edition}`);
  }
});

test('issues are numbered by the calendar and lead to stories', () => {
  const now = new Date('2026-03-20T08:00:00Z');
  for (const key of magazines) {
    const issues = composeIssues(key, everything, now);
    expect(issues, key).toHaveLength(10);
    expect(repeated(issues.map(({ year, period, lang }) => `${year}-${period}-${lang}`))).toEqual(
      [],
    );
    for (const { date, features } of issues) {
      expect(new Date(date).getTime()).toBeLessThanOrEqual(now.getTime());
      expect(features.length, key).toBe(4);
    }
  }
});

test('a whole issue has every word of its pieces on one page each, and its contents say which', () => {
  for (const issue of composeIssues(
    'plastics_today',
    { ...everything, issuesEach: 2 },
    new Date(),
  )) {
    const sheets = toSheets(issue);
    expect(sheets.map(({ number }) => number)).toEqual(sheets.map((_, at) => at + 2));
    const [, ...pieces] = sheets;
    const printed = pieces.flatMap(({ text }) => text.split('\n'));
    const lines = toContents(issue);
    expect(printed).toEqual(lines.flatMap(({ text }) => text.split('\n')));
    for (const { page, title } of lines) {
      expect(pieces.find(({ number }) => number === page)?.title).toBe(title);
    }
    expect(sheets.length).toBeGreaterThan(8);
  }
});

test('a table of specifications that does not fit its models is refused', () => {
  expect(() => parseSpecs('power 1 2', 3)).toThrow(/does not fit/);
  expect(() => parseSpecs('colour 1 2', 2)).toThrow(/does not fit/);
  expect(() => parseSpecs('power 1 x', 2)).toThrow(/no number/);
});
