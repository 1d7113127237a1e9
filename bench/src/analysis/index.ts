import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@citato/contract';
import { printTable } from '../print-table.ts';
import { median, quantile } from '../quantile.ts';
import { startProduct } from '../start-product.ts';
import { type Account, listPrompts, openDemoAccount, postJson, triggerAnalysis } from './account.ts';
import { type EventStream, openEventStream } from './event-stream.ts';

const BOUND_MS = 1000;

/**
 * `npm run bench -- analysis [ROUNDS]`: from the click to the number, with the demo engine at 0 ms. The yardstick is the
 * least the same queue can do: one job that marks one mail as delivered.
 */
export async function run([rounds = '30']: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const dataDir = join(folder, 'data');
  const product = await startProduct({ dataDir, settings: { DEMO_ENGINE_LATENCY_MS: '0' } });
  try {
    const account = await openDemoAccount({ baseUrl: product.baseUrl, dataDir });
    const stream = await openEventStream(account);
    const analyses = [];
    const mails = [];
    for (let round = 0; round < Number(rounds); round += 1) {
      analyses.push(await timeAnalysis({ account, stream, round }));
      mails.push(await timeMail(account, round));
    }
    stream.close();
    print({ rounds, analyses, mails });
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface AnalysisTimes {
  readonly toNumberMs: number;
  readonly toEventMs: number;
}

/** Both ends are watched at once: the number by asking again and again, the event by listening. */
async function timeAnalysis({
  account,
  stream,
  round,
}: {
  account: Account;
  stream: EventStream;
  round: number;
}): Promise<AnalysisTimes> {
  const prompts = await listPrompts(account);
  const prompt = prompts[round % prompts.length];
  if (prompt === undefined) throw new Error('The demo account has no prompts');
  const before = prompt.lastProcessed;
  const announced = stream.waitForNumbers(prompt.id);
  const startedAt = performance.now();
  const since = (): number => performance.now() - startedAt;
  await triggerAnalysis(account, prompt.id);
  const [toNumberMs, toEventMs] = await Promise.all([
    waitForNumber({ account, promptId: prompt.id, before }).then(since),
    announced.then(since),
  ]);
  return { toNumberMs, toEventMs };
}

async function waitForNumber({
  account,
  promptId,
  before,
}: {
  account: Account;
  promptId: string;
  before: string | null;
}): Promise<void> {
  for (;;) {
    const prompts = await listPrompts(account);
    if (prompts.find(({ id }) => id === promptId)?.lastProcessed !== before) return;
  }
}

async function timeMail({ baseUrl }: Account, round: number): Promise<number> {
  const email = `messaggio-${round}@esempio.it`;
  const body = { email, password: 'Lungomare-2026', firstName: 'Ada', lastName: 'Bianchi' };
  const answer = await postJson(`${baseUrl}${api.registerAccount.path}`, body);
  if (answer.status !== 201) throw new Error(`Registration answered ${answer.status}`);
  const startedAt = performance.now();
  for (;;) {
    const mailbox = await fetch(`${baseUrl}${api.listMailbox.path}?to=${encodeURIComponent(email)}`);
    const mails = api.listMailbox.responses[200].parse(await mailbox.json());
    if (mails.length > 0) return performance.now() - startedAt;
  }
}

function print({
  rounds,
  analyses,
  mails,
}: {
  rounds: string;
  analyses: readonly AnalysisTimes[];
  mails: readonly number[];
}): void {
  const yardstick = median(mails);
  const row = (name: string, samples: readonly number[], bound: string): string[] => [
    name,
    `${median(samples).toFixed(0)} ms`,
    `${quantile(samples, 0.95).toFixed(0)} ms`,
    `${Math.max(...samples).toFixed(0)} ms`,
    `${(median(samples) / yardstick).toFixed(1)}×`,
    bound,
  ];
  printTable({
    title: `One analysis of five answers, ${rounds} times (yardstick: the least job through the same queue)`,
    columns: ['from POST to …', 'median', 'p95', 'max', 'ratio', 'bound'],
    rows: [
      row(
        'the number by GET',
        analyses.map(({ toNumberMs }) => toNumberMs),
        `≤ ${BOUND_MS} ms`,
      ),
      row(
        'the live event',
        analyses.map(({ toEventMs }) => toEventMs),
        `≤ ${BOUND_MS} ms`,
      ),
      row('one mail marked as delivered', mails, ''),
    ],
  });
}
