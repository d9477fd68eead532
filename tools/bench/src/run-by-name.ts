import { printReport, type Report } from './report.ts';

/** Runs the measurement or drill that the command line names, and says by the exit code whether its goal was met. */
export async function runByName(
  command: string,
  table: Readonly<Record<string, () => Promise<Report>>>,
): Promise<never> {
  const run = table[process.argv[2] ?? ''];
  if (!run) {
    console.error(`pnpm ${command} NAME, where NAME is one of: ${Object.keys(table).join(', ')}`);
    process.exit(2);
  }
  const report = await run();
  printReport(report);
  // Pools and watchers may still hold sockets; the measurement is over.
  process.exit(report.met ? 0 : 1);
}
