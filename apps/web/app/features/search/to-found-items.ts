import type { CallData } from '@ironbridge/contract';
import {
  editions,
  findItemPath,
  isEditionId,
  type SearchType,
  searchTypes,
  shanghaiRange,
} from '@ironbridge/domain';
import type { CoverData, Evidence, Marks, Story } from '@ironbridge/ui';
import type { Page } from '../../platform/page.ts';
import { toFilm } from '../../shell/to-film.ts';
import { toPaper } from '../../shell/to-paper.ts';
import { toProductName } from '../../shell/to-product-row.ts';
import { toIssueName, toShelvedIssue } from '../../shell/to-shelved-issue.ts';
import { noHue, toKicker, toStory } from '../../shell/to-story.ts';
import { toSupplierFace } from '../../shell/to-supplier-face.ts';
import { toEvidence, toNameEvidence } from './to-evidence.ts';

export type HitOf = {
  readonly [Type in SearchType]: Extract<CallData<'search'>, { type: Type }>['list'][number];
};

/** A type with what was found of it: the open one with its page, another with its best. */
export type FoundList<Types extends SearchType = SearchType> = {
  readonly [Type in Types]: { readonly type: Type; readonly list: readonly HitOf[Type][] };
}[Types];

/** What was found, as a row shows it: a story with its words marked, and where else they stand. */
export interface FoundItem extends Omit<Story, 'href'> {
  readonly type: SearchType;
  readonly href: string | undefined;
  readonly marks: { readonly title?: Marks | undefined; readonly standfirst?: Marks | undefined };
  readonly evidence: readonly Evidence[];
  /** The language of its words, where it is not the page's. */
  readonly lang?: string | undefined;
  /** How long a film runs. */
  readonly length?: string;
  /** An issue shows its cover. */
  readonly cover?: CoverData;
  /** Certificates that hold, and when they were looked at. */
  readonly checked?: readonly string[];
}

interface Setting extends Pick<Page, 'copy' | 'edition' | 'now'> {
  readonly sid: readonly number[];
}

export function toFoundItems<Type extends SearchType>(
  { type, list }: FoundList<Type>,
  setting: Setting,
): FoundItem[] {
  const read = readers[type];
  return list.map((hit) => ({ type, ...read(hit, setting) }));
}

const readers: {
  readonly [Type in SearchType]: (hit: HitOf[Type], setting: Setting) => Omit<FoundItem, 'type'>;
} = {
  news: (hit, setting) => {
    const { card, marks } = hit;
    return {
      ...toStory(card, { edition: setting.edition.id, now: setting.now }, setting.sid),
      marks: {
        title: marks['title'],
        standfirst: card.standfirst ? marks['standfirst'] : marks['summary'],
      },
      evidence: toEvidence(hit, setting),
    };
  },
  products: (hit, setting) => ({
    ...toNamedItem('products', hit, setting),
    title: toProductName(hit.card),
    standfirst: hit.card.summary,
    picture: hit.card.image,
    meta: hit.card.supplier ? [hit.card.supplier.name] : [],
  }),
  supplier: (hit, setting) => {
    const face = toSupplierFace(hit.card, setting.copy);
    return {
      ...toNamedItem('supplier', hit, setting),
      standfirst: hit.card.summary,
      picture: face.logo,
      meta: face.facts,
      checked: face.checked,
    };
  },
  magazines: (hit, { copy, edition, sid }) => {
    const { card, marks } = hit;
    const issue = toShelvedIssue(card, copy);
    const lang = isEditionId(card.lang) ? editions[card.lang].lang : edition.lang;
    const leading = {
      label: copy.results.fields.contents,
      text: card.headline,
      marks: marks['headline'] ?? [],
    };
    const deeper = toEvidence(hit, { copy, edition });
    return {
      ...issue,
      title: toIssueName(card, copy),
      standfirst: '',
      kicker: toKicker(card, sid),
      meta: [],
      cover: issue,
      marks: {},
      evidence: (deeper.length || !card.headline ? deeper : [leading]).map((line) => ({
        ...line,
        ...(lang === edition.lang ? {} : { lang }),
      })),
    };
  },
  videos: (hit, setting) => ({
    ...toFilm(hit.card, setting, setting.sid),
    marks: { title: hit.marks['title'], standfirst: hit.marks['summary'] },
    evidence: toEvidence(hit, setting),
  }),
  exhibitions: (hit, setting) => {
    const { card, marks } = hit;
    const { copy } = setting;
    const item = toNamedItem('exhibitions', hit, setting);
    const organiser = marks['organiser'];
    return {
      ...item,
      standfirst: '',
      picture: card.image,
      meta: [shanghaiRange(card.from, card.to), copy.shows.venue(card.city, card.venue)],
      evidence: [
        ...item.evidence,
        ...(organiser
          ? [{ label: copy.results.organiser, text: card.organiser, marks: organiser }]
          : []),
      ],
    };
  },
  whitepapers: (hit, setting) => ({
    ...toPaper(hit.card, setting.copy, setting.sid),
    marks: { title: hit.marks['title'], standfirst: hit.marks['brief'] },
    evidence: toEvidence(hit, setting),
  }),
};

/** What has a name in both languages. */
function toNamedItem<Type extends 'products' | 'supplier' | 'exhibitions'>(
  type: Type,
  hit: HitOf['products' | 'supplier' | 'exhibitions'],
  setting: Setting,
) {
  const { card, marks } = hit;
  const kind = searchTypes[type];
  return {
    id: card.id,
    href: findItemPath(kind, setting.edition.id, card),
    title: card.name,
    hue: card.industrys[0]?.hue ?? noHue,
    kicker: toKicker(card, setting.sid),
    marks: { title: marks['name'], standfirst: marks['summary'] },
    evidence: [...toNameEvidence(card, hit, setting), ...toEvidence(hit, setting)],
  };
}
