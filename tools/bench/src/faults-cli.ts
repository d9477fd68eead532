import { faultsRoad } from './faults-road.ts';
import { runByName } from './run-by-name.ts';

await runByName('faults', { road: faultsRoad });
