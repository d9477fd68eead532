import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { maxEdges, maxOpensearchNodes, ports, type StackPorts } from './ports.ts';
import { StackError } from './stack-error.ts';

export const root = resolve(import.meta.dirname, '../../..');

/** What `up` was asked for; kept in the state folder, so that the other commands and the next `up` know it. */
export interface StackChoice {
  readonly publicPort: number;
  readonly nodes: number;
  readonly edges: number;
}

export interface StackSettings extends StackChoice {
  readonly state: string;
  readonly ports: StackPorts;
  readonly heap: string;
  readonly logLevel: string;
  /** Keys of search engines, as they were given to us: without one, nobody is told anything. */
  readonly crawlerKeys: Readonly<Partial<Record<(typeof crawlerKeyNames)[number], string>>>;
}

const crawlerKeyNames = ['INDEXNOW_KEY', 'BAIDU_PUSH_TOKEN_CN', 'BAIDU_PUSH_TOKEN_EN'] as const;

const lastPort = 65_535;
const portsSpan = 50;

export function stateFolder(env = process.env): string {
  return resolve(root, env['IRONBRIDGE_STATE'] ?? '.stack');
}

function parsePublicPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1024 || port > lastPort - portsSpan) {
    throw new StackError(`IRONBRIDGE_PORT is not a usable port: ${text}`, {
      hint: `Give a number from 1024 to ${lastPort - portsSpan}; the stack uses the ${portsSpan} above it.`,
    });
  }
  return port;
}

const choiceFile = (state: string): string => join(state, 'stack.json');

function findSavedChoice(state: string): StackChoice | undefined {
  const file = choiceFile(state);
  if (!existsSync(file)) return undefined;
  const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof saved !== 'object' || saved === null) throw new StackError(`${file} is not an object`);
  const number = (key: string): number => {
    const value: unknown = Reflect.get(saved, key);
    if (typeof value !== 'number') throw new StackError(`${file} has no ${key}`);
    return value;
  };
  return { publicPort: number('publicPort'), nodes: number('nodes'), edges: number('edges') };
}

export function saveChoice({ state, publicPort, nodes, edges }: StackSettings): void {
  mkdirSync(state, { recursive: true });
  writeFileSync(choiceFile(state), `${JSON.stringify({ publicPort, nodes, edges }, null, 2)}\n`);
}

/** Asked for now, else as it was started last, else the default. */
export function getSettings(
  asked: { nodes?: number; edges?: number } = {},
  env = process.env,
): StackSettings {
  const state = stateFolder(env);
  const saved = findSavedChoice(state);
  const publicPort = env['IRONBRIDGE_PORT']
    ? parsePublicPort(env['IRONBRIDGE_PORT'])
    : (saved?.publicPort ?? 8080);
  const nodes = asked.nodes ?? saved?.nodes ?? 1;
  const edges = asked.edges ?? saved?.edges ?? 1;
  if (nodes !== 1 && nodes !== maxOpensearchNodes) {
    throw new StackError(`--nodes is 1 or ${maxOpensearchNodes}: two cannot elect a manager.`);
  }
  if (!Number.isInteger(edges) || edges < 1 || edges > maxEdges)
    throw new StackError(`--edges is 1 or ${maxEdges}.`);
  if (saved && saved.nodes > nodes) {
    throw new StackError(
      `This state holds a cluster of ${saved.nodes}, which one node cannot lead.`,
      {
        hint: `pnpm stack up --nodes ${saved.nodes}, or pnpm stack reset to begin anew.`,
      },
    );
  }
  return {
    state,
    publicPort,
    nodes,
    edges,
    ports: ports(publicPort),
    heap: env['IRONBRIDGE_OPENSEARCH_HEAP'] ?? (nodes === 1 ? '1g' : '768m'),
    logLevel: env['IRONBRIDGE_LOG_LEVEL'] ?? 'info',
    crawlerKeys: Object.fromEntries(
      crawlerKeyNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
    ),
  };
}
