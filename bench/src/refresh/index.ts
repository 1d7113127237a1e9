import { api } from '@citato/contract';
import { type Account, openAccount, post, readCookie } from '../open-account.ts';
import { startProducts } from '../start-products.ts';

const PARALLEL = 50;
const PROCESSES = 2;

interface Round {
  readonly refused: number;
  /** Different tokens given out; one means that the device rotated once. */
  readonly tokens: number;
  readonly nextCookie: string | null;
  readonly ms: number;
}

/** Fifty refreshes at once with one cookie over two processes, round after round: one rotation each, nobody signed out. */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? process.env['TEST_ROUNDS'] ?? 100);
  const products = await startProducts(PROCESSES);
  try {
    const [first = ''] = products.baseUrls;
    const account = await openAccount({ baseUrl: first, email: 'schede@esempio.it' });
    const results = await refreshRounds({ baseUrls: products.baseUrls, account, rounds });
    const sum = (pick: (round: Round) => number) => results.reduce((total, round) => total + pick(round), 0);
    const slowest = Math.max(...results.map(({ ms }) => ms));
    console.log(`rounds                      ${String(results.length)} of ${String(rounds)}`);
    console.log(`refreshes                   ${String(results.length * PARALLEL)}`);
    console.log(`rounds with one rotation    ${String(results.filter(({ tokens }) => tokens === 1).length)}`);
    console.log(`refused                     ${String(sum(({ refused }) => refused))}`);
    console.log(`slowest round of ${String(PARALLEL)}         ${slowest.toFixed(0)} ms`);
    const isRight =
      results.length === rounds && results.every(({ refused, tokens }) => refused === 0 && tokens === 1);
    if (!isRight) process.exitCode = 1;
  } finally {
    await products.stop();
  }
}

async function refreshRounds({
  baseUrls,
  account,
  rounds,
}: {
  baseUrls: readonly string[];
  account: Account;
  rounds: number;
}): Promise<Round[]> {
  const results: Round[] = [];
  for (let cookie: string | null = account.cookie; results.length < rounds && cookie !== null;) {
    const round: Round = await refreshAtOnce({ baseUrls, cookie });
    results.push(round);
    cookie = round.nextCookie;
  }
  return results;
}

async function refreshAtOnce({
  baseUrls,
  cookie,
}: {
  baseUrls: readonly string[];
  cookie: string;
}): Promise<Round> {
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, (_, index) =>
      post(`${baseUrls[index % baseUrls.length] ?? ''}${api.refreshSession.path}`, {}, { cookie }),
    ),
  );
  const ms = performance.now() - startedAt;
  const cookies = new Set(answers.map(readCookie).filter((set) => set !== null));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return {
    refused: answers.filter(({ ok }) => !ok).length,
    tokens: cookies.size,
    nextCookie: [...cookies][0] ?? null,
    ms,
  };
}
