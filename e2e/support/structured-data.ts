import type { EditionId } from '@ironbridge/domain';
import { hostOf } from './api.ts';
import { ask } from './ask.ts';

export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * What schema.org and the search engines that read it require of each kind, or recommend and the desk has to give:
 * nobody's salary is kept, and no writer has a page. A `|` is between those of which one is enough; a step into a list
 * is a step into each of it.
 */
const wanted = {
  WebSite: {
    required: ['name', 'url'],
    recommended: [
      'alternateName',
      'inLanguage',
      'publisher.name',
      'potentialAction.target.urlTemplate',
      'potentialAction.query-input',
    ],
  },
  Organization: {
    required: ['name', 'url'],
    recommended: ['logo.url', 'alternateName', 'description', 'sameAs'],
  },
  Product: {
    required: ['name', 'image', 'offers.lowPrice', 'offers.priceCurrency'],
    recommended: [
      'description',
      'brand.name',
      'manufacturer.url',
      'category',
      'additionalProperty.name',
      'offers.highPrice',
      'offers.offerCount',
    ],
  },
  BreadcrumbList: {
    required: ['itemListElement.position', 'itemListElement.name'],
    recommended: [],
  },
  NewsArticle: {
    required: ['headline', 'datePublished', 'author.name', 'publisher.name'],
    recommended: [
      'image',
      'dateModified',
      'description',
      'publisher.logo.url',
      'publisher.url',
      'mainEntityOfPage',
      'articleSection',
      'inLanguage',
      'isPartOf.name',
      'isAccessibleForFree',
    ],
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl|embedUrl', 'publisher.name', 'inLanguage'],
  },
  PublicationIssue: {
    required: ['name', 'issueNumber', 'isPartOf.name'],
    recommended: ['datePublished', 'image', 'inLanguage', 'publisher.name', 'hasPart.headline'],
  },
  Event: {
    required: ['name', 'startDate', 'location.name', 'location.address.addressCountry'],
    recommended: [
      'endDate',
      'description',
      'image',
      'eventStatus',
      'eventAttendanceMode',
      'location.address.addressLocality',
      'organizer.name',
      'organizer.url',
    ],
  },
  Report: {
    required: ['name', 'headline', 'datePublished', 'author.name'],
    recommended: ['description', 'image', 'publisher.logo.url', 'inLanguage', 'pagination'],
  },
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization.name',
      'jobLocation.address.addressLocality',
      'jobLocation.address.addressCountry',
    ],
    recommended: ['validThrough', 'identifier.value', 'hiringOrganization.logo.url'],
  },
} as const satisfies Record<string, Wanted>;

interface Wanted {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

export type DescribedType = keyof typeof wanted;

/** What a page tells of itself, as anybody gets it who asks for it. */
export async function readThings(edition: EditionId, path: string): Promise<readonly Thing[]> {
  const { body } = await ask(hostOf(edition), path);
  const blocks = body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return [...blocks].flatMap(([, text = '']) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text) as {
      '@context': string;
      '@graph': Thing[];
    };
    if (context !== 'https://schema.org') throw new Error(`${path} speaks of ${context}`);
    return graph;
  });
}

/** What a thing lacks, and what of it a machine could not read. */
export function findFaults(type: DescribedType, thing: Thing): readonly string[] {
  const { required, recommended }: Wanted = wanted[type];
  const lacking = [...required, ...recommended].filter(
    (path) => !path.split('|').some((each) => isThere(thing, each.split('.'))),
  );
  return [...lacking, ...findMisspelt(thing)];
}

function isThere(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value))
    return (
      value.length > 0 &&
      value.every((each) => isThere(each, step === undefined ? [] : [step, ...rest]))
    );
  if (step === undefined) return value !== undefined && value !== null && value !== '';
  return isObject(value) && step in value && isThere(value[step], rest);
}

/** Addresses are whole, times have their zone, and nothing is said that is empty. */
function findMisspelt(value: unknown, name = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => findMisspelt(each, name));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, each]) => findMisspelt(each, key));
  const text = String(value);
  const wrong =
    text === '' ||
    (/^(?:url|item|image|mainEntityOfPage|.*Url)$/.test(name) && !/^https?:\/\//.test(text)) ||
    (/^(?:date.*|uploadDate|validThrough)$/.test(name) &&
      !/^\d{4}-\d\d-\d\dT.*\+08:00$/.test(text)) ||
    (name === 'duration' && !/^PT(?:\d+[HMS])+$/.test(text));
  return wrong ? [`${name}: ${text}`] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
