import { runByName } from './run-by-name.ts';

/** Loaded when asked for: a browser audit's dependencies are no business of a load test. */
await runByName('bench', {
  desk: async () => (await import('./desk-screens.ts')).benchDesk(),
  edge: async () => (await import('./edge.ts')).benchEdge(),
  fanout: async () => (await import('./fanout.ts')).benchFanout(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(process.argv.slice(3)),
  login: async () => (await import('./login.ts')).benchLogin(),
  list: async () => (await import('./list.ts')).benchList(),
  member: async () => (await import('./member.ts')).benchMember(),
  publish: async () => (await import('./publish.ts')).benchPublish(),
  relevance: async () => (await import('./relevance.ts')).benchRelevance(),
  reindex: async () => (await import('./reindex.ts')).benchReindex(),
  search: async () => (await import('./search.ts')).benchSearch(process.argv[3]),
  session: async () => (await import('./session.ts')).benchSession(),
  sitemap: async () => (await import('./sitemap.ts')).benchSitemap(),
  ssr: async () => (await import('./ssr.ts')).benchSsr(),
  views: async () => (await import('./views.ts')).benchViews(),
});
