import { printReport, type Report } from './report.ts';

/** Loaded when asked for: a browser audit's dependencies are no business of a load test. */
const benches: Record<string, () => Promise<Report>> = {
  edge: async () => (await import('./edge.ts')).benchEdge(),
  fanout: async () => (await import('./fanout.ts')).benchFanout(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  list: async () => (await import('./list.ts')).benchList(),
  publish: async () => (await import('./publish.ts')).benchPublish(),
  reindex: async () => (await import('./reindex.ts')).benchReindex(),
  ssr: async () => (await import('./ssr.ts')).benchSsr(),
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  console.error(`pnpm bench NAME, where NAME is one of: ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
const report = await bench();
printReport(report);
// Pools and watchers may still hold sockets; the measurement is over.
process.exit(report.met ? 0 : 1);
