import type { IndustryCounts, IndustryRef, TagRef } from '@ironbridge/contract';
import { findUnit, industryPath, type Unit } from '@ironbridge/domain';
import { nearest, type ReferenceDocument, type ReferenceIndustry } from '@ironbridge/search';
import { toCharacters } from '../../bytes.ts';
import { type Json, toJson, type WireOf } from '../../http/call-route.ts';

/** An edition's names as readers get them, made once for each version of the reference document. */
export interface ReferenceView {
  readonly baseinfo: Json<WireOf<'baseinfo'>>;
  /** Industries by group, each with what is counted of it. */
  tree(countsOf: (industry: number) => IndustryCounts): WireOf<'industryTree'>['tree'];
  readonly keywords: Json<WireOf<'keywords'>>;
  /** Filed under any of these industries or their children; all of them where none is given. */
  tagsOf(industries: readonly number[]): TagRef[];
  /** Names for ids; an id whose name is gone is left out. */
  industries(ids: readonly number[]): IndustryRef[];
  /** Where the site of each industry is, and of each below it. */
  readonly industryPaths: readonly string[];
  tags(ids: readonly number[]): TagRef[];
  /** The dictionary's entry of that key. */
  findProperty(key: string): Property | undefined;
  /** Those whose names share most with a text, in either language. */
  findIndustries(text: string): readonly number[];
  /** The industries that a place belongs to: the page's, or those whose own code it is, each with its parent. */
  industriesOfPlace(code: string, industry: number | undefined): ReadonlySet<number>;
}

/** A property, with the unit that its values are in where they do not say another. */
export interface Property {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  /** What it measures; texts and unknown units measure nothing. */
  readonly base: Unit | undefined;
}

type Industry = WireOf<'baseinfo'>['industrys'][number];

export function toReferenceView(document: ReferenceDocument): ReferenceView {
  const industries = new Map(document.industries.map((row) => [row.id, toIndustryRef(row)]));
  const tags = new Map(
    document.tags.map(({ id, tag_name, grade }) => [id, { id, tag_name, grade }]),
  );
  const properties = new Map(document.properties.map((row) => [row.key, toProperty(row)]));
  const keywords = document.keywords.map((title) => ({ title }));
  return {
    baseinfo: toJson({
      settings: document.settings,
      keywords,
      industrys: firstLevel(document),
    }),
    tree: (countsOf) => toTree(document, countsOf),
    keywords: toJson({ list: keywords }),
    tagsOf: (wanted) => {
      const ids = withChildren(document, wanted);
      const filed = document.tags.filter(
        (tag) => wanted.length === 0 || tag.industries?.some((id) => ids.has(id)),
      );
      return pick(
        tags,
        filed.map(({ id }) => id),
      );
    },
    industries: (ids) => pick(industries, ids),
    industryPaths: toIndustryPaths(document),
    findIndustries: (text) =>
      nearest(
        text,
        document.industries.map(({ id, name_cn, name_en }) => ({
          id,
          names: [name_cn, name_en].map(toCharacters),
        })),
      ),
    tags: (ids) => pick(tags, ids),
    findProperty: (key) => properties.get(key),
    industriesOfPlace: (code, industry) =>
      new Set(
        document.industries
          .filter((row) => row.id === industry || hasPlace(row, code))
          .flatMap(({ id, parent }) => (parent === null ? [id] : [id, parent])),
      ),
  };
}

function toProperty({ key, name, unit, kind }: ReferenceDocument['properties'][number]): Property {
  return { key, name, unit, base: kind === 'text' ? undefined : findUnit(toCharacters(unit)) };
}

function pick<Value>(from: ReadonlyMap<number, Value>, ids: readonly number[]): Value[] {
  const found: Value[] = [];
  for (const id of ids) {
    const value = from.get(id);
    if (value !== undefined) found.push(value);
  }
  return found;
}

function hasPlace({ banner_code_cn, banner_code_en }: ReferenceIndustry, code: string): boolean {
  return banner_code_cn === code || banner_code_en === code;
}

function withChildren(
  { industries }: ReferenceDocument,
  ids: readonly number[],
): ReadonlySet<number> {
  const children = industries.filter(({ parent }) => parent !== null && ids.includes(parent));
  return new Set([...ids, ...children.map(({ id }) => id)]);
}

function toIndustryRef({ id, name, seo_path, hue }: ReferenceIndustry): IndustryRef {
  return { id, name, seo_path, hue };
}

function toIndustryPaths({ industries }: ReferenceDocument): string[] {
  const rows = new Map(industries.map((row) => [row.id, row]));
  return industries.map((row) => {
    const parent = row.parent === null ? undefined : rows.get(row.parent);
    return parent ? industryPath(parent, row) : industryPath(row);
  });
}

function firstLevel({ industries }: ReferenceDocument): Industry[] {
  return industries
    .filter((row) => row.parent === null)
    .map(({ parent: _parent, group: _group, ...row }) => ({
      ...row,
      childlist: industries
        .filter((child) => child.parent === row.id)
        .map(({ id, seo_path, name, name_cn, name_en, show_nav }) => ({
          id,
          seo_path,
          name,
          name_cn,
          name_en,
          show_nav,
        })),
    }));
}

function toTree(
  document: ReferenceDocument,
  countsOf: (industry: number) => IndustryCounts,
): WireOf<'industryTree'>['tree'] {
  const groupOf = new Map(document.industries.map((row) => [row.id, row.group]));
  const rows = firstLevel(document).map((row) => ({
    ...row,
    counts: countsOf(row.id),
    childlist: row.childlist.map((child) => ({ ...child, counts: countsOf(child.id) })),
  }));
  const grouped = document.groups.map(({ id, type_name_cn, type_name_en }) => ({
    type_name_cn,
    type_name_en,
    industrys: rows.filter((row) => groupOf.get(row.id) === id),
  }));
  const ungrouped = rows.filter((row) => (groupOf.get(row.id) ?? null) === null);
  const tree = [...grouped, { type_name_cn: '', type_name_en: '', industrys: ungrouped }];
  return tree.filter((group) => group.industrys.length > 0);
}
