import { describe, expect, it } from 'vitest';
import type { Page } from '../../platform/page.ts';
import { findOnlyIndustry } from './only-industry.ts';

const plastics = {
  id: 5,
  name: 'Plastics',
  hue: 62,
  seo_path: 'plastics',
  icon: '',
  inNavigation: true,
  children: [{ id: 24, name: 'Moulding' }],
};
const frame: Page['frame'] = {
  settings: undefined,
  keywords: [],
  industries: [plastics],
  neighbours: [],
};
const at = (path: string) => findOnlyIndustry({ path, frame });

describe('the industry of an address', () => {
  it('[HDR-10] is the one it is narrowed to', () => {
    expect(at('/articles?sid=5&page=2')).toMatchObject({ industry: plastics, child: undefined });
    expect(at('/videos?sid=24')).toMatchObject({ industry: plastics, child: { id: 24 } });
    expect(at('/videos?sid=24')?.pathname).toBe('/videos');
  });

  it.each(['/articles', '/articles?sid=', '/articles?sid=5,24', '/articles?sid=99', '//?sid=x'])(
    'is none: %s',
    (path) => {
      expect(at(path)).toBeUndefined();
    },
  );
});
