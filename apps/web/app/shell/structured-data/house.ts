import { editions, type Picture } from '@ironbridge/domain';
import type { Page } from '../../platform/page.ts';
import logo from '../app-icons/icon-512.png?no-inline';
import type { Thing } from './thing.ts';

/** What a description of a thing must know of the page it stands on. */
export type DataPage = Pick<Page, 'edition' | 'origins' | 'copy' | 'frame'>;

export function toAddress({ edition, origins }: DataPage, path: string): string {
  return new URL(path, origins[edition.id]).href;
}

/** The house by its mark and name: who publishes whatever stands here. */
export function toPublisher(page: DataPage): Thing {
  return {
    '@type': 'Organization',
    '@id': toAddress(page, '/#organization'),
    name: page.edition.name,
    url: toAddress(page, '/'),
    logo: { '@type': 'ImageObject', url: toAddress(page, logo), width: 512, height: 512 },
  };
}

/** The house itself, and how to reach it. */
export function toOrganization(page: DataPage): Thing {
  const { edition, copy, frame, origins } = page;
  const [telephone] = frame.settings?.phones ?? [];
  const email = frame.settings?.email || undefined;
  return {
    ...toPublisher(page),
    alternateName: editions[edition.twin].name,
    description: frame.settings?.seo_description || copy.frame.purpose,
    email,
    telephone,
    sameAs: [`${origins[edition.twin]}/`],
    ...(email || telephone
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            email,
            telephone,
            availableLanguage: Object.values(editions).map(({ lang }) => lang),
          },
        }
      : {}),
  };
}

export function toWebSite(page: DataPage): Thing {
  const { edition, copy, frame } = page;
  return {
    ...toSite(page),
    url: toAddress(page, '/'),
    alternateName: editions[edition.twin].name,
    description: frame.settings?.seo_description || copy.frame.purpose,
    inLanguage: edition.lang,
    publisher: toPublisher(page),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${toAddress(page, '/search')}?keyword={keyword}`,
      },
      'query-input': 'required name=keyword',
    },
  };
}

/** The edition, as what its pages are parts of. */
export function toSite(page: DataPage): Thing {
  return { '@type': 'WebSite', '@id': toAddress(page, '/#website'), name: page.edition.name };
}

/** The largest that was made of a picture: machines choose by themselves what they need. */
export function toImageAddress(page: DataPage, picture: Picture | null): string | undefined {
  const largest = picture?.sources.at(-1);
  return largest && toAddress(page, largest.src);
}
