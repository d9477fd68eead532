import type { DependencyType, IFlattenedRuleSet } from 'dependency-cruiser';

type AllowedRule = NonNullable<IFlattenedRuleSet['allowed']>[number];
type ForbiddenRule = NonNullable<IFlattenedRuleSet['forbidden']>[number];

export type ImportRules = {
  readonly allowed: AllowedRule[];
  readonly allowedSeverity: 'error';
  readonly forbidden: ForbiddenRule[];
};

/** A test, or what stands in a folder of tests. */
const TEST = '(?:/tests[^/]*/|\\.(?:int\\.)?test\\.tsx?$)';
const ANY_OF = (names: readonly string[]): string => `(?:${names.join('|')})`;

/** Which workspace may import which package. Everything that is not written here is refused. */
const PACKAGES_OF: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/contract': ['domain'],
  'packages/messages': ['domain'],
  'packages/search': ['domain'],
  'packages/queue': [],
  'packages/service': ['domain'],
  'apps/web': ['domain', 'contract', 'messages', 'service', 'ui'],
  'apps/api': ['domain', 'contract', 'search', 'service'],
  'apps/member': ['domain', 'contract', 'queue', 'service', 'messages'],
  'apps/desk': ['domain', 'contract', 'messages', 'queue', 'search', 'service', 'ui'],
};

/** What each layer of web may import from web itself; `$1` is the feature's own name. */
const WEB_LAYERS: readonly (readonly [from: string, to: string])[] = [
  ['^apps/web/app/platform/', '^apps/web/app/platform/'],
  ['^apps/web/app/shell/', '^apps/web/app/(?:shell|platform)/'],
  ['^apps/web/app/features/([^/]+)/', '^apps/web/app/(?:features/$1|shell|platform)/'],
  ['^apps/web/app/routes/', '^apps/web/app/(?:routes|features|shell|platform)/'],
  ['^apps/web/app/[^/]+$', '^apps/web/app/(?:[^/]+$|(?:shell|platform|styles)/)'],
  ['^apps/web/app/styles/', '^apps/web/app/styles/'],
  ['^apps/web/server/', '^apps/web/(?:server|app/platform)/'],
  ['^apps/web/[^/]+$', '^apps/web/(?:[^/]+$|server/)'],
];

/**
 * The rules for a tree whose packages are entered at `entries` (paths such as
 * `packages/domain/src/index.ts`): whatever lies behind an entry stays inside its package.
 */
export function toImportRules(entries: readonly string[]): ImportRules {
  const within = (folder: string): string[] =>
    entries.filter((entry) => entry.startsWith(`${folder}/`)).map(toExactPattern);
  const toEntries = (folders: readonly string[]): string[] => {
    const found = folders.flatMap(within);
    return found.length > 0 ? found : ['^$'];
  };

  const allowed: AllowedRule[] = [
    { from: {}, to: { dependencyTypes: ['core'] } },
    { from: {}, to: { path: 'node_modules/' } },
    { from: { path: '^(packages|infra|tools)/([^/]+)/' }, to: { path: '^$1/$2/' } },
    { from: { path: '^apps/(api|member|desk)/' }, to: { path: '^apps/$1/' } },
    { from: { path: '^e2e/' }, to: { path: '^e2e/' } },
    ...WEB_LAYERS.map(([from, to]) => ({ from: { path: from }, to: { path: to } })),
    ...Object.entries(PACKAGES_OF)
      .filter(([, packages]) => packages.length > 0)
      .map(([folder, packages]) => ({
        from: { path: `^${folder}/` },
        to: { path: toEntries(packages.map((name) => `packages/${name}`)) },
      })),
    {
      from: { path: '^(?:infra|tools|e2e)/' },
      to: { path: toEntries(['packages', 'infra', 'tools']) },
    },
    // Holding the edge's table against the services means looking at the services.
    {
      from: { path: '^tools/checks/src/route-table\\.ts$' },
      to: { path: '^apps/(?:api|member)/src/(?:app|env|nowhere)\\.ts$' },
    },
    { from: { path: `^apps/([^/]+)/.*${TEST}` }, to: { path: '^apps/$1/' } },
    { from: { path: TEST }, to: { path: toEntries(['packages', 'infra', 'tools']) } },
  ];
  return { allowed, allowedSeverity: 'error', forbidden: FORBIDDEN };
}

/** Everything that is not a file of ours. */
const OUTSIDE: DependencyType[] = [
  'core',
  'npm',
  'npm-dev',
  'npm-peer',
  'npm-optional',
  'npm-no-pkg',
  'npm-unknown',
];

const FORBIDDEN: ForbiddenRule[] = [
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'Two modules that need each other are one module, or hide a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'An import that leads nowhere escapes every other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'declared',
    severity: 'error',
    comment: 'What a package imports stands in its own package.json.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'domain-depends-on-nothing',
    severity: 'error',
    comment: 'The words everybody shares run in a browser, a service and a test alike.',
    from: { path: '^packages/domain/', pathNot: TEST },
    to: { dependencyTypes: OUTSIDE },
  },
  {
    name: 'ui-needs-react-alone',
    severity: 'error',
    comment: 'A component library that knows the router or the copy cannot be shown by itself.',
    from: { path: '^packages/ui/', pathNot: TEST },
    to: {
      dependencyTypes: OUTSIDE,
      pathNot: `node_modules/(?:@types/)?${ANY_OF(['react', 'react-dom', 'radix-ui'])}/`,
    },
  },
  {
    name: 'browser-code-without-node',
    severity: 'error',
    comment: 'These modules are sent to readers.',
    from: {
      path: `^(?:packages/contract/|packages/messages/src/|apps/web/app/${ANY_OF(['features', 'shell'])}/)`,
      pathNot: [TEST, '\\.server\\.tsx?$'],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'payload-stays-in-the-desk',
    severity: 'error',
    comment: "The CMS's types never leave the desk: what crosses is in contract or search.",
    from: { pathNot: '^apps/desk/' },
    to: { path: 'node_modules/(?:payload|@payloadcms/[^/]+|next)/' },
  },
  {
    name: 'readers-see-no-database',
    severity: 'error',
    comment: 'The public side answers while PostgreSQL is down, because it cannot ask it.',
    from: { path: '^(?:apps/(?:web|api)|packages)/', pathNot: [TEST, '^packages/queue/'] },
    to: { path: 'node_modules/(?:pg|graphile-worker)/' },
  },
  {
    name: 'web-reads-through-api',
    severity: 'error',
    comment: 'Web holds no engine: it reads api through the edge.',
    from: { path: '^apps/web/', pathNot: TEST },
    to: { path: 'node_modules/(?:@opensearch-project/[^/]+|ioredis|redis)/' },
  },
];

function toExactPattern(path: string): string {
  return `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}
