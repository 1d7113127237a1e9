import { type Endpoint, errorBody, type ErrorBody } from '@citato/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as z from 'zod';

type InputOf<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : never;
type SuccessBody<E extends Endpoint> = {
  [Status in keyof E['responses']]: E['responses'][Status] extends z.core.$ZodType
    ? z.output<E['responses'][Status]>
    : undefined;
}[keyof E['responses']];

/** What a test sends; `as` is anything with an access token, `cookies` what the browser holds. */
export type CallInput<E extends Endpoint> = {
  as?: { accessToken: string };
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
} & (E['params'] extends z.core.$ZodType ? { params: InputOf<E['params']> } : { params?: never }) &
  (E['query'] extends z.core.$ZodType ? { query?: InputOf<E['query']> } : { query?: never }) &
  (E['body'] extends z.core.$ZodType ? { body: InputOf<E['body']> } : { body?: never });

export interface CallAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: LightMyRequestResponse['headers'];
  /** Cookies the answer sets, by name. */
  readonly cookies: Record<string, string>;
}

export interface EndpointCaller {
  /** Calls and expects success; the body is parsed by the contract. */
  call<const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<CallAnswer<SuccessBody<E>>>;
  /** Calls and expects to be refused. */
  callRefused<const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<CallAnswer<ErrorBody>>;
}

export function createEndpointCaller(server: FastifyInstance): EndpointCaller {
  return {
    call: async (endpoint, input) => {
      const answer = await send({ server, endpoint, input });
      const shape = endpoint.responses[answer.statusCode];
      if (shape === undefined) {
        throw new Error(
          `${endpoint.method} ${endpoint.path} answered ${String(answer.statusCode)}: ${answer.body}`,
        );
      }
      return toAnswer(
        answer,
        asSuccess(typeof shape === 'string' ? undefined : z.parse(shape, answer.json())),
      );
    },
    callRefused: async (endpoint, input) => {
      const answer = await send({ server, endpoint, input });
      if (answer.statusCode < 400) {
        throw new Error(
          `${endpoint.method} ${endpoint.path} was not refused but answered ${String(answer.statusCode)}`,
        );
      }
      return toAnswer(answer, z.parse(errorBody, answer.json()));
    },
  };
}

interface LooseInput {
  as?: { accessToken: string };
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

async function send({
  server,
  endpoint,
  input,
}: {
  server: FastifyInstance;
  endpoint: Endpoint;
  input: LooseInput;
}): Promise<LightMyRequestResponse> {
  return server.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, toRecord(input.params)),
    query: toRecord(input.query),
    headers: {
      ...(input.as ? { authorization: `Bearer ${input.as.accessToken}` } : {}),
      ...input.headers,
    },
    cookies: input.cookies ?? {},
    ...(input.body === undefined ? {} : { payload: toRecordOfUnknown(input.body) }),
  });
}

/** The path of an endpoint with its parameters filled in. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}

function toAnswer<Body>(answer: LightMyRequestResponse, body: Body): CallAnswer<Body> {
  return {
    status: answer.statusCode,
    body,
    headers: answer.headers,
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  };
}

function toRecord(value: unknown): Record<string, string> {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(value ?? {}));
  return Object.fromEntries(
    entries.filter(([, part]) => part !== undefined).map(([name, part]) => [name, String(part)]),
  );
}

function toRecordOfUnknown(value: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(value);
}

/** Safe because the body was parsed by the very schema this type is derived from. */
function asSuccess<E extends Endpoint>(body: unknown): SuccessBody<E> {
  return body as SuccessBody<E>;
}
