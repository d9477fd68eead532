import { faultsRoad } from './faults-road.ts';
import { faultsViews } from './faults-views.ts';
import { runByName } from './run-by-name.ts';

await runByName('faults', { road: faultsRoad, views: faultsViews });
