import { parseArgs } from 'node:util';
import { kinds } from '@ironbridge/domain';
import { type Difference, reconcile } from './reconcile.ts';
import { reconcileReference } from './reconcile-reference.ts';
import { openRoad } from './tool-road.ts';

const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } });
const { repair } = values;

const road = await openRoad('reconcile');
let found = 0;
let left = 0;

function report({ kind, id, edition, what }: Difference, mended: boolean): void {
  found++;
  console.log(`${kind} ${id} ${edition}: ${what}${mended ? ' (mended)' : ''}`);
}

for (const edition of await reconcileReference(road, repair)) {
  found++;
  if (!repair) left++;
  console.log(
    `reference ${edition}: readers get other names than the desk has${repair ? ' (mended)' : ''}`,
  );
}
for (const kind of kinds) left += await reconcile(road, kind, { repair, report });

const told = found === 0 ? 'No difference.' : `${found} differences, ${left} left.`;
console.log(repair || found === 0 ? told : `${told} Mend them: pnpm reconcile --repair`);
await road.close();
// Payload keeps a connection for itself and does not give it back.
process.exit(left === 0 ? 0 : 1);
