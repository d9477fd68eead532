import { editions, twinOf } from '@ironbridge/domain';
import type { PictureData } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';

export interface PageMetaProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  /** The one address of this page; without it the page is not to be listed. */
  readonly canonical?: string | undefined;
  /** The same page in the other edition, where it exists. */
  readonly twin?: string | undefined;
  readonly picture?: PictureData | null | undefined;
  readonly article?: boolean;
}

/** React lifts these into the head, wherever they stand. */
export function PageMeta({
  title,
  description,
  keywords,
  canonical,
  twin,
  picture,
  article = false,
}: PageMetaProps) {
  const { edition, origins } = usePage();
  const origin = origins[edition.id];
  const other = twinOf(edition.id);
  const share = picture?.sources.findLast(({ width }) => width <= 960) ?? picture?.sources.at(-1);
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + canonical} />
      )}
      {canonical !== undefined && twin !== undefined ? (
        <>
          <link rel="alternate" hrefLang={edition.lang} href={origin + canonical} />
          <link rel="alternate" hrefLang={editions[other].lang} href={origins[other] + twin} />
        </>
      ) : null}
      <meta property="og:site_name" content={edition.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical === undefined ? null : <meta property="og:url" content={origin + canonical} />}
      {share ? <meta property="og:image" content={new URL(share.src, origin).href} /> : null}
    </>
  );
}
