import { describe, expect, it } from 'vitest';
import { findSubsite } from './find-subsite.ts';

const counts = { news: 0, videos: 0, magazines: 0, papers: 0, products: 0, suppliers: 0 };
const names = { name: '', name_cn: '', name_en: '' };
const child = { id: 22, seo_path: 'compouding', ...names, show_nav: false, counts };
const plastics = {
  id: 1,
  seo_path: 'plastics',
  ...names,
  icon: '',
  hue: 62,
  show_nav: true,
  banner_code_cn: '',
  banner_code_en: '',
  counts,
  childlist: [child],
};
const nameless = { ...plastics, id: 2, seo_path: '', childlist: [] };
const tree = [{ type_name_cn: '', type_name_en: '', industrys: [plastics, nameless] }];

describe('addresses of sub-sites', () => {
  it.each([
    ['plastics', undefined],
    ['1', undefined],
    ['plastics', 'compouding'],
    ['1', '22'],
  ])('/i/%s/%s is found', (path, subpath) => {
    const found = findSubsite(tree, path, subpath);
    expect(found?.industry.id).toBe(1);
    expect(found?.child?.id).toBe(subpath === undefined ? undefined : 22);
    expect(found?.moved).toBe(false);
  });

  it('a sub-industry by itself is found below its industry', () => {
    expect(findSubsite(tree, 'compouding')).toMatchObject({ moved: true, child: { id: 22 } });
  });

  it.each([
    ['Plastics', undefined],
    ['', undefined],
    ['plastics', 'plastics'],
    ['2', '22'],
    ['9', undefined],
    ['__proto__', undefined],
  ])('/i/%s/%s is not', (path, subpath) => {
    expect(findSubsite(tree, path, subpath)).toBeUndefined();
  });
});
