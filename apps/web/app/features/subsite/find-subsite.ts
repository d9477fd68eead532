import type { CallData } from '@ironbridge/contract';
import { parseId } from '@ironbridge/domain';

type Tree = CallData<'industryTree'>['tree'];
type Industry = Tree[number]['industrys'][number];
type Child = Industry['childlist'][number];

interface Subsite {
  readonly industry: Industry;
  readonly child: Child | undefined;
  /** A sub-industry was asked for without its industry: its place is below that. */
  readonly moved: boolean;
}

/** The industry of an address, by its path or its id; what menus hide is still found. */
export function findSubsite(tree: Tree, path: string, subpath?: string): Subsite | undefined {
  const industries = tree.flatMap(({ industrys }) => industrys);
  const industry = industries.find((row) => isNamed(row, path));
  if (industry) {
    const child = subpath ? industry.childlist.find((row) => isNamed(row, subpath)) : undefined;
    return subpath && !child ? undefined : { industry, child, moved: false };
  }
  if (subpath) return undefined;
  const parent = industries.find(({ childlist }) => childlist.some((row) => isNamed(row, path)));
  const child = parent?.childlist.find((row) => isNamed(row, path));
  return parent && child ? { industry: parent, child, moved: true } : undefined;
}

function isNamed({ id, seo_path }: { id: number; seo_path: string }, name: string): boolean {
  return name !== '' && (seo_path === name || id === parseId(name));
}
