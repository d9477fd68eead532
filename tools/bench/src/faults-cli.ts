import { faultsMember } from './faults-member.ts';
import { faultsRoad } from './faults-road.ts';
import { faultsViews } from './faults-views.ts';
import { runByName } from './run-by-name.ts';

await runByName('faults', { member: faultsMember, road: faultsRoad, views: faultsViews });
