import { Body } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import type { About } from './load-about.server.ts';

/** What the desk wrote besides, below what the page is for. */
export function RestOfText({ about }: { readonly about: About }) {
  const { copy } = usePage();
  return about.rest.length ? (
    <div className="about-rest">
      <Body blocks={about.rest} around={toBodySurroundings(copy)} />
    </div>
  ) : null;
}
