import type { Owner, Route } from './route.ts';

export interface RouteDifference {
  readonly owner: Owner;
  readonly path: string;
  readonly missing: 'in the table' | 'at its owner';
}

/** What each owner says that it answers, in its framework's spelling (`articles/:type`, `/article/:id?`). */
export type DeclaredRoutes = Readonly<Record<'web' | 'api' | 'member', readonly string[]>>;

/** The table is worth something only while it is true: every path that differs from the owners' own routes. */
export function compareRoutes(
  table: readonly Route[],
  declared: DeclaredRoutes,
): readonly RouteDifference[] {
  const owners = ['web', 'api', 'member'] as const;
  return owners.flatMap((owner) => {
    const listed = byShape(
      table.filter((route) => route.owner === owner && route.listed).map(({ path }) => path),
    );
    const answered = byShape(declared[owner].flatMap(expandOptional).filter(isReaderPath));
    return [
      ...without(answered, listed).map((path) => differs(owner, path, 'in the table')),
      ...without(listed, answered).map((path) => differs(owner, path, 'at its owner')),
    ];
  });
}

function differs(owner: Owner, path: string, missing: RouteDifference['missing']): RouteDifference {
  return { owner, path, missing };
}

/** Parameters may have another name on either side. */
function byShape(paths: readonly string[]): Map<string, string> {
  return new Map(paths.map((path) => [path.replace(/:[^/]+/g, ':'), path]));
}

function without(all: Map<string, string>, known: Map<string, string>): string[] {
  return [...all].filter(([shape]) => !known.has(shape)).map(([, path]) => path);
}

/** `article/:id?` answers two paths. */
function expandOptional(path: string): string[] {
  const whole = `/${path.replace(/^\/|\/$/g, '')}`;
  const optional = /\/[^/]+\?/.exec(whole);
  if (optional === null) return [whole];
  const before = whole.slice(0, optional.index);
  const after = whole.slice(optional.index + optional[0].length);
  return [
    ...expandOptional(before + after),
    ...expandOptional(before + optional[0].slice(0, -1) + after),
  ];
}

/** Health is asked beside the edge, and a catch-all is what the table's own fallback leads to. */
function isReaderPath(path: string): boolean {
  return !path.startsWith('/health/') && path !== '/*' && path !== '*';
}
