import { describe, expect, it } from 'vitest';
import { findNameProblems } from './file-names.ts';

const entries = new Set(['packages/domain/src/index.ts']);
const problemsOf = (path: string, source = ''): string[] => findNameProblems(path, source, entries);

describe('file names', () => {
  it.each([
    'apps/api/src/article.routes.ts',
    'apps/api/src/article-list.int.test.ts',
    'apps/web/app/platform/api.server.test.ts',
    'packages/domain/src/index.ts',
    'apps/web/app/entry.server.tsx',
    'apps/web/vite.config.ts',
    'apps/desk/app/(payload)/admin/[[...segments]]/page.tsx',
    'apps/desk/migrations/20250101_000000_first.ts',
  ])('let %s pass', (path) => {
    expect(problemsOf(path)).toEqual([]);
  });

  it.each([
    ['apps/api/src/articleList.ts', 'kebab-case'],
    ['apps/api/src/Article.ts', 'kebab-case'],
    ['apps/api/src/article.controller.ts', 'list of suffixes'],
    ['e2e/tests/article.spec.ts', 'list of suffixes'],
    ['apps/api/src/utils.ts', 'says nothing'],
    ['apps/web/app/platform/helpers/date.ts', 'says nothing'],
    ['apps/web/app/features/news/index.ts', 'entry of a package'],
  ])('refuse %s', (path, reason) => {
    expect(problemsOf(path).join()).toContain(reason);
  });

  it('want a component file to export its component, and that one alone', () => {
    const path = 'packages/ui/src/Button.tsx';
    expect(problemsOf(path, 'export function Button() {}')).toEqual([]);
    expect(problemsOf(path, 'export type ButtonProps = {};\nexport const Button = 1;')).toEqual([]);
    expect(problemsOf(path, 'export function Link() {}').join()).toContain('Button alone');
    expect(
      problemsOf(path, 'export function Button() {}\nexport function Link() {}').join(),
    ).toContain('Button alone');
  });
});
