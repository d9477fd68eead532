import { editions, twinOf } from '@ironbridge/domain';
import { usePage } from '../platform/page.ts';
import { type Shared, sharePath } from './share-path.ts';
import type { Thing } from './structured-data/thing.ts';

export interface PageMetaProps {
  readonly title: string;
  /** What it is about; the site's own words where it has none. */
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  /** The one address of this page; without it the page is not to be listed. */
  readonly canonical?: string | undefined;
  /** The same page in the other edition, where it exists. */
  readonly twin?: string | undefined;
  /** What links to it show; the edition's own picture where it has none. */
  readonly share?: Shared | undefined;
  readonly article?: ArticleMeta | undefined;
  readonly feeds?: FeedMeta | undefined;
  /** What the page is about, as schema.org has it. */
  readonly about?: readonly Thing[] | undefined;
}

interface ArticleMeta {
  readonly published: string;
  readonly changed: string;
  readonly section: string | undefined;
  readonly tags: readonly string[];
}

/** The same list for those who follow it elsewhere. */
interface FeedMeta {
  readonly title: string;
  readonly rss: string;
  readonly json: string;
}

/** React lifts these into the head, wherever they stand. */
export function PageMeta(meta: PageMetaProps) {
  const { edition, frame, origins } = usePage();
  const { title, canonical, twin, feeds } = meta;
  const origin = origins[edition.id];
  const description = meta.description || frame.settings?.seo_description;
  const keywords = meta.keywords || frame.settings?.seo_keyword;
  const other = twinOf(edition.id);
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="robots" content="max-image-preview:large" />
          <link rel="canonical" href={origin + canonical} />
        </>
      )}
      {canonical !== undefined && twin !== undefined ? (
        <>
          <link rel="alternate" hrefLang={edition.lang} href={origin + canonical} />
          <link rel="alternate" hrefLang={editions[other].lang} href={origins[other] + twin} />
        </>
      ) : null}
      {feeds ? (
        <>
          <link
            rel="alternate"
            type="application/rss+xml"
            title={feeds.title}
            href={origin + feeds.rss}
          />
          <link
            rel="alternate"
            type="application/feed+json"
            title={feeds.title}
            href={origin + feeds.json}
          />
        </>
      ) : null}
      <ShareMeta {...meta} description={description} />
    </>
  );
}

/** What a link to the page shows elsewhere. */
function ShareMeta({ title, description, canonical, twin, share, article }: PageMetaProps) {
  const { edition, origins } = usePage();
  const origin = origins[edition.id];
  const image = origin + sharePath(share);
  return (
    <>
      <meta property="og:site_name" content={edition.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content={toLocale(edition.locale)} />
      {twin === undefined ? null : (
        <meta
          property="og:locale:alternate"
          content={toLocale(editions[twinOf(edition.id)].locale)}
        />
      )}
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical === undefined ? null : <meta property="og:url" content={origin + canonical} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {article ? (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.changed} />
          {article.section ? <meta property="article:section" content={article.section} /> : null}
          {article.tags.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      ) : null}
    </>
  );
}

/** `zh_CN`, as Open Graph writes it. */
function toLocale(locale: string): string {
  return locale.replace('-', '_');
}
