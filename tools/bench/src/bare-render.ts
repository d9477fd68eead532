import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/**
 * A process of its own: catches the element tree of one real page as the site hands it to React, then renders that
 * tree and nothing else, over and over. Arguments: web's folder, a path, seconds. Prints pages and CPU seconds.
 */
const [webFolder = '', path = '', seconds = '5'] = process.argv.slice(2);

interface ReactServer {
  renderToStaticMarkup: (tree: unknown) => string;
  renderToPipeableStream: (
    tree: unknown,
    options: { onAllReady: () => void; onError: (error: unknown) => void },
  ) => { pipe: (sink: Writable) => void };
}

function isReactServer(module: unknown): module is ReactServer {
  return typeof module === 'object' && module !== null && 'renderToPipeableStream' in module;
}

interface Bundle {
  createRenderer: (surroundings: object) => (request: object) => Promise<{ status: number }>;
}

function isBundle(module: unknown): module is Bundle {
  return typeof module === 'object' && module !== null && 'createRenderer' in module;
}

const server: unknown = createRequire(`${webFolder}/server/main.ts`)('react-dom/server');
if (!isReactServer(server)) throw new Error('react-dom/server is not what it was');
// The bundle takes its functions from this object when it is loaded, so the catch must be in place before.
const render = server.renderToStaticMarkup;
let tree: unknown;
server.renderToStaticMarkup = (element) => {
  const html = render(element);
  tree = element;
  dropHandoff(element);
  return html;
};
const bundle: unknown = await import(pathToFileURL(`${webFolder}/build/server/index.js`).href);
if (!isBundle(bundle)) throw new Error("web is not built: run 'pnpm stack up' first");

const { CN_ORIGIN, EN_ORIGIN, EDGE_URLS, DESK_URL } = process.env;
const renderPage = bundle.createRenderer({
  origins: { cn: CN_ORIGIN, en: EN_ORIGIN },
  edgeUrls: EDGE_URLS?.split(','),
  deskUrl: DESK_URL,
  mode: 'production',
});
const log = { error: console.error, warn: console.error, info: () => undefined };
const { status } = await renderPage({
  edition: 'cn',
  path,
  method: 'GET',
  requestId: 'bench',
  log,
});
if (status !== 200 || tree === undefined) throw new Error(`${path} answered ${status}`);

/** The router's stream of data for a hydrating browser can be read once, and no page of ours sends it. */
function dropHandoff(element: unknown): void {
  if (typeof element !== 'object' || element === null) return;
  if ('serverHandoffStream' in element) Reflect.deleteProperty(element, 'serverHandoffStream');
  else if ('props' in element) dropHandoff(element.props);
  else if ('context' in element) dropHandoff(element.context);
  else if ('children' in element) dropHandoff(element.children);
}

function renderBare({ renderToPipeableStream }: ReactServer): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
    sink.on('finish', resolve);
    const stream = renderToPipeableStream(tree, {
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
  });
}

for (let warm = 0; warm < 200; warm += 1) await renderBare(server);
const cpu = process.cpuUsage();
const end = performance.now() + Number(seconds) * 1000;
let pages = 0;
for (; performance.now() < end; pages += 1) await renderBare(server);
const { user, system } = process.cpuUsage(cpu);
console.log(JSON.stringify({ pages, cpu: (user + system) / 1e6 }));
process.exit(0);
