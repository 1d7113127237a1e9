import { api, type Endpoint } from '@citato/contract';
import { fillPath } from '../call-endpoint.ts';
import type { SignedInUser, TestApp } from '../start-test-app.ts';
import { createSettler } from './settle-values.ts';

export type EndpointName = keyof typeof api;

/** One answer as it stands in a file. */
export interface Recording {
  readonly status: number;
  readonly body: unknown;
}

/** What is asked beyond the account: parameters, a query, a body. */
export interface Asked {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

/** The calls of a state in their order, by the names of their endpoints. */
export type Calls = Partial<Record<EndpointName, Asked>>;

/** Asks the server and keeps what it answered, whatever the status; the order of `calls` is the order of the calls. */
export async function recordCalls(
  app: TestApp,
  as: SignedInUser | null,
  calls: Calls,
): Promise<Record<string, Recording>> {
  const settle = createSettler();
  const recordings: Record<string, Recording> = {};
  for (const [name, asked] of Object.entries(calls)) {
    const endpoint = findEndpoint(name);
    const answer = await app.server.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, asked.params ?? {}),
      query: asked.query ?? {},
      headers: as === null ? {} : { authorization: `Bearer ${as.accessToken}` },
      ...(asked.body !== undefined && { payload: asked.body }),
    });
    recordings[name] = { status: answer.statusCode, body: settle(answer.body === '' ? null : answer.json()) };
  }
  return recordings;
}

function findEndpoint(name: string): Endpoint {
  const endpoint = Object.entries<Endpoint>(api).find(([key]) => key === name)?.[1];
  if (endpoint === undefined) throw new Error(`No endpoint is called ${name}`);
  return endpoint;
}
