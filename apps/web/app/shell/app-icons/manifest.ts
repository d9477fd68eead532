import type { Edition } from '@ironbridge/domain';
import { themeColours } from '@ironbridge/ui';
import small from './icon-192.png?no-inline';
import large from './icon-512.png?no-inline';
import maskable from './icon-maskable-512.png?no-inline';

/** How a phone keeps the edition among its apps. */
export function toManifest({ name, lang }: Edition, description: string) {
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      { src: small, sizes: '192x192', type: 'image/png' },
      { src: large, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
