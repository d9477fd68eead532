import type { TObject, TSchema } from 'typebox';
import { calls } from './calls.ts';
import { envelopeOf, FailureSchema } from './envelope.schema.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, { readonly get: object }>>;
}

/** The calls as OpenAPI. Its schemas are JSON Schema, as ours are: nothing is translated, so nothing can drift. */
export function toOpenApi(): OpenApiDocument {
  const paths: Record<string, { get: object }> = {};
  for (const [operationId, call] of Object.entries(calls)) {
    paths[call.path] = {
      get: {
        operationId,
        summary: call.summary,
        tags: [call.owner],
        parameters: toParameters(call.query),
        responses: {
          200: answer('Success: code 1', envelopeOf(call.data)),
          default: answer('Failure: code 0, with a fitting status', FailureSchema),
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ironbridge', version: '1' },
    paths,
  };
}

function toParameters(query: TObject): object[] {
  const required = new Set<string>(query.required ?? []);
  return Object.entries(query.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

function answer(description: string, schema: TSchema): object {
  return { description, content: { 'application/json': { schema } } };
}
