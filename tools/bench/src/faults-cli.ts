import { faultsRoad } from './faults-road.ts';
import { printReport, type Report } from './report.ts';

const drills: Record<string, () => Promise<Report>> = { road: faultsRoad };

const name = process.argv[2] ?? '';
const drill = drills[name];
if (!drill) {
  console.error(`pnpm faults NAME, where NAME is one of: ${Object.keys(drills).join(', ')}`);
  process.exit(2);
}
const report = await drill();
printReport(report);
process.exit(report.met ? 0 : 1);
