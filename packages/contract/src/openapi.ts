import type { TObject, TSchema } from 'typebox';
import { calls } from './calls.ts';
import { envelopeOf, FailureSchema } from './envelope.schema.ts';
import { memberCalls } from './member-calls.ts';
import { components, withReferences } from './openapi-parts.ts';
import { postCalls } from './post-calls.ts';

interface PathItem {
  readonly get?: object;
  readonly post?: object;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** The calls as OpenAPI. Its schemas are JSON Schema, as ours are: nothing is translated, so nothing can drift. */
export function toOpenApi(): OpenApiDocument {
  const paths: Record<string, PathItem> = {};
  for (const [operationId, call] of Object.entries(calls)) {
    const parameters = toParameters(call.query);
    paths[call.path] = { get: toOperation(operationId, call, { parameters }) };
  }
  for (const [operationId, call] of Object.entries(postCalls)) {
    paths[call.path] = { post: toOperation(operationId, call, toRequestBody(call.body)) };
  }
  for (const [operationId, { takes, method, ...rest }] of Object.entries(memberCalls)) {
    const call = { owner: 'member', ...rest };
    paths[call.path] =
      method === 'GET'
        ? { get: toOperation(operationId, call, { parameters: toParameters(takes) }) }
        : { post: toOperation(operationId, call, toRequestBody(takes)) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ironbridge', version: '1' },
    paths,
    components,
  };
}

interface Described {
  readonly owner: string;
  readonly summary: string;
  readonly data: TSchema;
}

function toOperation(operationId: string, call: Described, takes: object): object {
  return {
    operationId,
    summary: call.summary,
    tags: [call.owner],
    ...takes,
    responses: {
      200: answer('Success: code 1', envelopeOf(call.data)),
      default: answer('Failure: code 0, with a fitting status', FailureSchema),
    },
  };
}

function toRequestBody(schema: TObject): object {
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function toParameters(query: TObject): object[] {
  const required = new Set<string>(query.required ?? []);
  return Object.entries(query.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    // An empty one counts as not given: forms send what was not filled in.
    ...(required.has(name) ? {} : { allowEmptyValue: true }),
    schema,
  }));
}

function answer(description: string, schema: TSchema): object {
  return { description, content: { 'application/json': { schema: withReferences(schema) } } };
}
