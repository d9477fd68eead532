import { rebuiltNames } from './indices.ts';
import { reindex } from './reindex.ts';
import { openRoad } from './tool-road.ts';

const [asked] = process.argv.slice(2);
const chosen = rebuiltNames.filter((name) => asked === undefined || name === asked);
if (chosen.length === 0) {
  console.error(`pnpm reindex [${rebuiltNames.join('|')}]`);
  process.exit(2);
}

const road = await openRoad('reindex');
const started = performance.now();
let documents = 0;
for (const name of chosen) documents += await reindex(road, name);
const seconds = (performance.now() - started) / 1000;
const rate = Math.round(documents / seconds);
console.log(
  `${documents.toLocaleString('en')} documents in ${seconds.toFixed(1)} s, ${rate.toLocaleString('en')} documents/s`,
);
await road.close();
// Payload keeps a connection for itself and does not give it back.
process.exit(0);
