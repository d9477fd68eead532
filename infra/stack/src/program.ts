import type { Endpoint } from './endpoints.ts';

/** One process under supervisor: how it runs, and how it shows that it does its work. */
export interface Program extends Endpoint {
  readonly name: string;
  /** For the line of progress. */
  readonly title: string;
  readonly kind: 'store' | 'edge' | 'app';
  readonly command: readonly [string, ...string[]];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Another system user than one's own. */
  readonly user?: string;
  readonly stopSignal: 'TERM' | 'INT' | 'QUIT';
  readonly stopSeconds: number;
  /** Whether the stop signal goes to its children too; a server that ends its own must not have them ended first. */
  readonly stopsGroup: boolean;
  readonly patienceSeconds: number;
  /** Changes when its configuration or code does; supervisor then stops it and `up` starts it anew. */
  readonly digest: string;
}
