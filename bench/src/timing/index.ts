import { api } from '@citato/contract';
import { openAccount, post } from '../open-account.ts';
import { quantile } from '../quantile.ts';
import { startProducts } from '../start-products.ts';

const TRIES = 200;
const MAX_DIFFERENCE_MS = 15;

/** Whether the time or the bytes of an answer tell if an address has an account; known and unknown take turns. */
export async function run(args: string[]): Promise<void> {
  const tries = Number(args[0] ?? TRIES);
  const products = await startProducts(1);
  try {
    const [baseUrl = ''] = products.baseUrls;
    const { email: known } = await openAccount({ baseUrl, email: 'nota@esempio.it' });
    const password = 'Sbagliata-2026';
    const calls: readonly (readonly [string, (email: string) => Promise<Response>])[] = [
      ['wrong sign-in', (email) => post(baseUrl + api.signIn.path, { email, password })],
      ['forgot password', (email) => post(baseUrl + api.requestPasswordReset.path, { email })],
      ['registration', (email) => post(baseUrl + api.registerAccount.path, { email, password })],
      ['resend', (email) => post(baseUrl + api.resendVerification.path, { email })],
    ];
    for (const [what, call] of calls) await compare({ what, call, known, tries });
  } finally {
    await products.stop();
  }
}

async function compare({
  what,
  call,
  known,
  tries,
}: {
  what: string;
  call: (email: string) => Promise<Response>;
  known: string;
  tries: number;
}): Promise<void> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let index = 0; index < tries; index += 1) {
    const unknown = `ignota-${what.replaceAll(' ', '-')}-${String(index)}@esempio.it`;
    for (const [kind, email] of [
      ['known', known],
      ['unknown', unknown],
    ] as const) {
      const startedAt = performance.now();
      const answer = await call(email);
      const body = await answer.text();
      times[kind].push(performance.now() - startedAt);
      answers.add(`${String(answer.status)} ${body}`);
    }
  }
  const [knownMs, unknownMs] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)];
  const difference = Math.abs(knownMs - unknownMs);
  console.log(
    `${what.padEnd(16)} n ${String(tries)}  different answers ${String(answers.size)}  median known ${knownMs.toFixed(1)} ms, unknown ${unknownMs.toFixed(1)} ms, difference ${difference.toFixed(1)} ms`,
  );
  if (answers.size > 1 || difference > MAX_DIFFERENCE_MS) process.exitCode = 1;
}
