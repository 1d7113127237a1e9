import { api } from '@citato/contract';
import type { Account } from '../open-account.ts';

/** A call that was answered otherwise than it should have been. */
interface Fault {
  readonly call: string;
  readonly status: number;
  readonly body: string;
}

/** A signed-in customer whose every answer is kept count of. */
export interface Customer {
  readonly email: string;
  /** Sends a call. @returns its answer; null where it has none in JSON or is refused */
  readonly send: (call: Call) => Promise<unknown>;
  /** What was asked since this was last called, and what of it failed or was refused. */
  readonly takeCount: () => { asked: number; failed: readonly Fault[]; refused: readonly Fault[] };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Signs in again first: an access token does not outlive its quarter of an hour. */
export async function openCustomer(baseUrl: string, { email, password }: Account): Promise<Customer> {
  let asked = 0;
  let faults: Fault[] = [];
  let token = '';
  const send: Customer['send'] = async ({ method, path, body }) => {
    const answer = await fetch(baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    asked += 1;
    if (!answer.ok) faults.push({ call: `${method} ${path}`, status: answer.status, body: text });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const value: unknown = answer.ok && isJson ? JSON.parse(text) : null;
    return value;
  };
  const { path, method } = api.signIn;
  const signedIn = api.signIn.responses[200].parse(await send({ path, method, body: { email, password } }));
  token = signedIn.accessToken;
  return {
    email,
    send,
    takeCount: () => {
      const counted = {
        asked,
        failed: faults.filter(({ status }) => status >= 500),
        refused: faults.filter(({ status }) => status < 500),
      };
      [asked, faults] = [0, []];
      return counted;
    },
  };
}
