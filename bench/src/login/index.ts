import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@citato/contract';
import { type Account, openAccount, post } from '../open-account.ts';
import { quantile } from '../quantile.ts';
import { startProducts } from '../start-products.ts';

const LOGINS = 200;
const WITHIN_MS = 10_000;
const READ_EVERY_MS = 50;

interface Timed {
  readonly status: number;
  readonly ms: number;
}

/** Two hundred sign-ins in ten seconds, while other requests keep being answered. */
export async function run(): Promise<void> {
  const products = await startProducts(1);
  try {
    const [baseUrl = ''] = products.baseUrls;
    const account = await openAccount({ baseUrl, email: 'mattina@esempio.it' });
    const quiet = await readFor({ baseUrl, account, ms: 2_000 });
    const [logins, busy] = await Promise.all([
      signInEvenly({ baseUrl, account }),
      readFor({ baseUrl, account, ms: WITHIN_MS }),
    ]);
    print('sign-ins', logins);
    print('other requests, quiet', quiet);
    print('other requests, meanwhile', busy);
    if ([...logins, ...busy].some(({ status }) => status !== 200)) process.exitCode = 1;
  } finally {
    await products.stop();
  }
}

async function signInEvenly({ baseUrl, account }: { baseUrl: string; account: Account }): Promise<Timed[]> {
  const { email, password } = account;
  const running: Promise<Timed>[] = [];
  for (let started = 0; started < LOGINS; started += 1) {
    running.push(time(() => post(baseUrl + api.signIn.path, { email, password })));
    await delay(WITHIN_MS / LOGINS);
  }
  return Promise.all(running);
}

async function readFor({
  baseUrl,
  account,
  ms,
}: {
  baseUrl: string;
  account: Account;
  ms: number;
}): Promise<Timed[]> {
  const headers = { authorization: `Bearer ${account.accessToken}` };
  const running: Promise<Timed>[] = [];
  for (const end = Date.now() + ms; Date.now() < end;) {
    running.push(time(() => fetch(baseUrl + api.getOwnProfile.path, { headers })));
    await delay(READ_EVERY_MS);
  }
  return Promise.all(running);
}

async function time(call: () => Promise<Response>): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startedAt };
}

function print(what: string, calls: readonly Timed[]): void {
  const times = calls.map(({ ms }) => ms);
  const failed = calls.filter(({ status }) => status !== 200).length;
  const figures = [0.5, 0.95, 1].map((q) => `${quantile(times, q).toFixed(0)} ms`.padStart(8)).join(' ');
  console.log(
    `${what.padEnd(28)} n ${String(calls.length).padStart(4)}  failed ${String(failed)}  p50 p95 max ${figures}`,
  );
}
