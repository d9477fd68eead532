import type { Listing } from '@ironbridge/contract';
import { shanghaiRange } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { Visit } from '../../platform/visit.server.ts';
import type { ShareKind } from '../../shell/share-path.ts';
import { toProductName } from '../../shell/to-product-row.ts';
import type { ShareSubject } from './share-subject.ts';

type LoadSubject = (visit: Visit, id: number) => Promise<ShareSubject | undefined>;

interface Filed {
  readonly industrys: readonly { readonly name: string; readonly hue: number }[];
}

/** What is known of each kind that can be shared; a screen that comes adds its row. */
const subjects: Readonly<Record<ShareKind, LoadSubject>> = {
  article: async ({ api }, id) => {
    const article = await api.get('articleInfo', { id });
    const { seo, image, title } = article;
    return { title, ...toKicker(article), picture: seo.image ?? image };
  },
  video: async ({ api }, id) => {
    const video = await api.get('videoInfo', { id });
    const { seo, image, title } = video;
    return { title, ...toKicker(video), picture: seo.image ?? image };
  },
  paper: async ({ api }, id) => {
    const paper = await api.get('paperInfo', { id });
    const { seo, image, title } = paper;
    return { title, ...toKicker(paper), picture: seo.image ?? image };
  },
  product: async ({ api }, id) => {
    const product = await api.get('productInfo', { id });
    return { title: toProductName(product), ...toKicker(product), picture: product.image };
  },
  supplier: async ({ api }, id) => {
    const supplier = await api.get('supplierInfo', { id });
    const [picture = supplier.logo] = supplier.pictures;
    return { title: supplier.name, ...toKicker(supplier), picture };
  },
  issue: async ({ api, copy }, id) => {
    const { mag, year, period, headline, industrys, image } = await api.get('magInfo', { id });
    const issue = copy.magazines.issue(year, period);
    return {
      title: headline || [mag?.mag_title, issue].filter(Boolean).join(' '),
      kicker: [mag?.mag_title, headline ? issue : ''].filter(Boolean).join(' '),
      hue: industrys[0]?.hue,
      picture: image,
    };
  },
  show: async ({ api }, id) => {
    const show = await api.get('showInfo', { id });
    const { name, image, from, to, city, industrys } = show;
    const kicker = [shanghaiRange(from, to), city].filter(Boolean).join(' · ');
    return { title: name, kicker, hue: industrys[0]?.hue, picture: image };
  },
  media: async ({ api, copy }, id) => {
    const { seo, image, title, kind } = await api.get('mediaInfo', { id });
    return { title, kicker: copy.house.mediaKinds[kind], picture: seo.image ?? image };
  },
  demand: async ({ api, copy }, id) => toListing(await api.get('demandInfo', { id }), copy),
  supply: async ({ api, copy }, id) => toListing(await api.get('supplyInfo', { id }), copy),
  industry: async ({ frame }, id) => {
    const { industries } = await frame;
    for (const { id: own, name, hue, children } of industries) {
      if (own === id) return { title: name, hue };
      const child = children.find((row) => row.id === id);
      if (child) return { title: child.name, kicker: name, hue };
    }
    return undefined;
  },
};

function toListing({ kind, title, industrys }: Listing, { hall }: Messages): ShareSubject {
  return { title, kicker: hall.kinds[kind], hue: industrys[0]?.hue };
}

function toKicker({ industrys: [first] }: Filed): Pick<ShareSubject, 'kicker' | 'hue'> {
  return first ? { kicker: first.name, hue: first.hue } : {};
}

export function findSubject(
  visit: Visit,
  kind: string | undefined,
  id: number,
): Promise<ShareSubject | undefined> | undefined {
  return isShareKind(kind) ? subjects[kind](visit, id) : undefined;
}

function isShareKind(kind: string | undefined): kind is ShareKind {
  return kind !== undefined && Object.hasOwn(subjects, kind);
}
