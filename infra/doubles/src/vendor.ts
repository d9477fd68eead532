import type { IncomingHttpHeaders } from 'node:http';
import type { Inbox } from './inbox.ts';

export interface VendorRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface VendorAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What a vendor knows of us: the account's name and the secret that signs. */
export interface VendorAccount {
  readonly id: string;
  readonly secret: string;
}

export interface VendorParts {
  readonly account: VendorAccount;
  readonly inbox: Inbox;
}

export function headerOf({ headers }: VendorRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function textOf(value: unknown, name: string): string {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : '';
}
