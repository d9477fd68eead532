import type { Page } from '../../platform/page.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import type { About } from './load-about.server.ts';
import { toPlainLede } from './split-lede.ts';

/** What a text about the house says of itself to machines. */
export function toAboutMeta({ path, text, lede }: About, { edition }: Page): PageMetaProps {
  const { seo, title, twin } = text;
  return {
    title: `${seo.title || title} · ${edition.name}`,
    description: seo.description || toPlainLede(lede),
    keywords: seo.keywords,
    canonical: path,
    twin: twin?.path,
  };
}
