import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, errorBody, type Endpoint } from '@citato/contract';
import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import type { RecordedState } from '../../contract/recorded/states.ts';
import type { ApiResult } from '../src/lib/api-types.ts';
import { respond } from './api-server.ts';
import { openStream } from './open-stream.ts';

const FOLDER = join(import.meta.dirname, '../../contract/recorded');

type Api = typeof api;
export type EndpointName = keyof Api;

const recording = z.object({ status: z.int(), body: z.unknown() });

/** What the server really answers an account in a state, as the contract reads it. Throws where it was refused. */
export function readRecorded<Name extends EndpointName>(
  state: RecordedState,
  name: Name,
): ApiResult<Api[Name]> {
  const { status, body } = readFile(state, name);
  const endpoint: Endpoint = api[name];
  const shape = endpoint.responses[status];
  if (shape === undefined || typeof shape === 'string')
    throw new Error(`${name} answered ${String(status)} in the state ${state}`);
  return trustResult<Api[Name]>(z.parse(shape, body));
}

/** Answers every call of a state as the server did when it was recorded, refusals included; no live event comes. */
export function serveRecorded(state: RecordedState): void {
  respond(api.refreshSession, () => HttpResponse.json({ accessToken: 'token' }));
  respond(api.streamEvents, openStream);
  for (const file of readdirSync(join(FOLDER, state))) serveOne(state, toName(file.replace('.json', '')));
}

/** Answers one call as in a state, for a screen that goes from one state to another. */
export function serveOne(state: RecordedState, name: EndpointName): void {
  const { status, body } = readFile(state, name);
  const endpoint: Endpoint = api[name];
  const shape = status >= 400 ? errorBody : endpoint.responses[status];
  if (shape === undefined || typeof shape === 'string') throw new Error(`${name} answered ${String(status)}`);
  const answer = JSON.stringify(z.parse(shape, body));
  respond(
    endpoint,
    () => new HttpResponse(answer, { status, headers: { 'content-type': 'application/json' } }),
  );
}

function readFile(state: RecordedState, name: EndpointName) {
  return z.parse(recording, JSON.parse(readFileSync(join(FOLDER, state, `${name}.json`), 'utf8')));
}

function toName(text: string): EndpointName {
  if (!isName(text)) throw new Error(`No endpoint is called ${text}`);
  return text;
}

const isName = (text: string): text is EndpointName => Object.hasOwn(api, text);

// Safe: the value was just parsed by the endpoint's own schema for its status, which is where the type comes from.
function trustResult<E extends Endpoint>(value: unknown): ApiResult<E> {
  return value as ApiResult<E>;
}
