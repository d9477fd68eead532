import { type Part, prose } from './parts.ts';

export interface PageEntry {
  readonly path: string;
  readonly title: string;
  readonly body: readonly Part[];
}

export function page(path: string, title: string, text: string): PageEntry {
  return { path, title, body: prose(text) };
}
