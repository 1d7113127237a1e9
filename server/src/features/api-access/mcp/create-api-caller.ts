import { type Endpoint, errorBody } from '@citato/contract';
import * as z from 'zod';

/** How a call reaches the API: within this process, or over HTTP from another. */
export type SendCall = (call: {
  readonly method: Endpoint['method'];
  /** Below the product's address. */
  readonly path: string;
  readonly body: string | null;
}) => Promise<{ readonly status: number; readonly text: string }>;

type Input<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined;
type Output<E extends Endpoint> = {
  [Status in keyof E['responses']]: E['responses'][Status] extends z.core.$ZodType
    ? z.output<E['responses'][Status]>
    : undefined;
}[keyof E['responses']];

/** Calls an endpoint in the name of the key, and gives its answer; throws `ApiRefusal` with the sentence of a refusal. */
export interface ApiCaller {
  readonly appUrl: string;
  readonly call: <const E extends Endpoint>(
    endpoint: E,
    input: {
      params?: Input<E['params']> | undefined;
      query?: Input<E['query']> | undefined;
      body?: Input<E['body']> | undefined;
    },
  ) => Promise<Output<E>>;
}

/** What the API answered instead: an Italian sentence, and a code. */
export class ApiRefusal extends Error {
  readonly code: string;

  constructor({ message, code }: { message: string; code: string }) {
    super(message);
    this.name = 'ApiRefusal';
    this.code = code;
  }
}

export function createApiCaller({ appUrl, send }: { appUrl: string; send: SendCall }): ApiCaller {
  return {
    appUrl,
    call: async (endpoint, { params, query, body }) => {
      const { status, text } = await send({
        method: endpoint.method,
        path: writePath({ path: endpoint.path, params, query }),
        body: body === undefined ? null : JSON.stringify(body),
      });
      const shape = endpoint.responses[status];
      if (shape === undefined) throw new ApiRefusal(readRefusal(text));
      return asOutput(typeof shape === 'string' ? undefined : z.parse(shape, JSON.parse(text)));
    },
  };
}

function writePath({ path, params, query }: { path: string; params: unknown; query: unknown }): string {
  const named = z.record(z.string(), z.coerce.string()).safeParse(params).data ?? {};
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(named[name] ?? ''));
  const asked = z.record(z.string(), z.coerce.string().optional()).safeParse(dropMissing(query)).data ?? {};
  const search = new URLSearchParams(
    Object.entries(asked).map(([name, value]): [string, string] => [name, value ?? '']),
  );
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

function dropMissing(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined));
}

function readRefusal(text: string): { message: string; code: string } {
  try {
    return z.parse(errorBody, JSON.parse(text));
  } catch {
    return { message: 'Citato non ha risposto: riprova fra poco.', code: 'server.unavailable' };
  }
}

/** Safe because the text has just been parsed by the endpoint's own schema of that status. */
function asOutput<E extends Endpoint>(output: unknown): Output<E> {
  return output as Output<E>;
}
