import type { Static, TObject } from 'typebox';
import { type CallName, type Calls, calls } from './calls.ts';
import type { Failure, Success } from './envelope.schema.ts';
import {
  type MemberCallName,
  type MemberData,
  type MemberTakes,
  memberCalls,
} from './member-calls.ts';
import { type PostCallName, type PostCalls, postCalls } from './post-calls.ts';

export type CallQuery<Name extends CallName> = Static<Calls[Name]['query']>;
export type CallData<Name extends CallName> = Static<Calls[Name]['data']>;
export type PostBody<Name extends PostCallName> = Static<PostCalls[Name]['body']>;
export type PostData<Name extends PostCallName> = Static<PostCalls[Name]['data']>;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** How a call travels: a browser fetches, web asks the edge with the edition's host. */
export type Send = (path: string) => Promise<Answer>;
/** The same with a body, which is sent as JSON. */
export type SendBody = (path: string, json: string) => Promise<Answer>;

type AnyCallName = CallName | PostCallName | MemberCallName;

/** The service said no, in its own words. */
export class CallFailed extends Error {
  readonly call: AnyCallName;
  readonly statusCode: number;

  constructor(call: AnyCallName, statusCode: number, message: string) {
    super(message);
    this.name = 'CallFailed';
    this.call = call;
    this.statusCode = statusCode;
  }
}

export async function call<Name extends CallName>(
  send: Send,
  name: Name,
  query: CallQuery<Name>,
): Promise<CallData<Name>> {
  return toData<CallData<Name>>(name, await send(callPath(name, query)));
}

export async function post<Name extends PostCallName>(
  send: SendBody,
  name: Name,
  body: PostBody<Name>,
): Promise<PostData<Name>> {
  return toData<PostData<Name>>(name, await send(postCalls[name].path, JSON.stringify(body)));
}

/** A call of one person: its query or its body is what it takes. */
export async function callMember<Name extends MemberCallName>(
  send: Send,
  sendBody: SendBody,
  name: Name,
  takes: MemberTakes<Name>,
): Promise<MemberData<Name>> {
  const { method, path, takes: schema } = memberCalls[name];
  const answer =
    method === 'GET'
      ? await send(withQuery(path, schema, takes))
      : await sendBody(path, JSON.stringify(takes));
  return toData<MemberData<Name>>(name, answer);
}

function toData<Data>(name: AnyCallName, { status, body }: Answer): Data {
  if (!isEnvelope<Data>(body)) throw new CallFailed(name, 502, 'The answer has no envelope');
  if (body.code === 0) throw new CallFailed(name, status, body.msg);
  return body.data;
}

/** Parameters in the order of the call's schema, so that one question has one address. */
export function callPath<Name extends CallName>(name: Name, query: CallQuery<Name>): string {
  const { path, query: schema } = calls[name];
  return withQuery(path, schema, query);
}

function withQuery(path: string, schema: TObject, query: object): string {
  const params = new URLSearchParams();
  const values = new Map<string, unknown>(Object.entries(query));
  for (const key of Object.keys(schema.properties)) {
    const value = values.get(key);
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
      params.set(key, String(value));
    }
  }
  const text = params.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

/** The service that answers serialises by the same schema, so the envelope's code is all there is to judge. */
export function isEnvelope<Data>(body: unknown): body is Success<Data> | Failure {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    (body.code === 1 || body.code === 0)
  );
}
