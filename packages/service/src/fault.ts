import type { EditionId } from '@ironbridge/domain';
import { type CatalogueEntry, type ErrorCatalogue, PublicError } from './public-error.ts';

/** Whatever was thrown, as it is told: words and a status, never what went wrong inside. */
export interface Fault {
  readonly statusCode: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function toFault(error: unknown, catalogue: ErrorCatalogue, language: EditionId): Fault {
  if (error instanceof PublicError) {
    const told = fault(error.entry, language, error.headers);
    return { ...told, message: withFigures(told.message, error.figures) };
  }
  const status = frameworkStatus(error);
  if (status === undefined) return fault(catalogue.internal, language);
  const entry = entryFor(status, catalogue);
  return { ...fault(entry, language), statusCode: status };
}

function withFigures(text: string, figures: Readonly<Record<string, number>>): string {
  return Object.entries(figures).reduce(
    (words, [name, figure]) => words.replace(`{${name}}`, String(figure)),
    text,
  );
}

function fault(
  entry: CatalogueEntry,
  language: EditionId,
  headers: Readonly<Record<string, string>> = {},
): Fault {
  return { statusCode: entry.status, message: entry[language], headers };
}

/** Only Fastify's own refusals keep their status; a `statusCode` on any other error is somebody else's answer. */
function frameworkStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return undefined;
  const { code, statusCode } = error;
  if (typeof code !== 'string' || !code.startsWith('FST_')) return undefined;
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : undefined;
}

function entryFor(status: number, catalogue: ErrorCatalogue): CatalogueEntry {
  if (status === 404) return catalogue.not_found;
  if (status === 405) return catalogue.method_not_allowed;
  if (status === 413) return catalogue.too_large;
  if (status === 503) return catalogue.unavailable;
  return status < 500 ? catalogue.bad_request : catalogue.internal;
}
