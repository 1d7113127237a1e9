import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@citato/contract';
import { ROOT } from '../../../scripts/root.ts';
import { listPrompts, postJson } from '../analysis/account.ts';
import { checkBounds, type MeasuredBound } from '../check-bounds.ts';
import { openAccount } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { type StartedProduct, startProduct } from '../start-product.ts';
import { type ReceivedSpan, type Receiver, startReceiver } from './receiver.ts';

const EMAIL = 'giulia.ferri@posta.example';
const COMPANY = 'Ferri Traslochi';
const QUESTION = 'A chi affidare un trasloco da Bologna?';
const RECEIVED_WITHIN_MS = 60_000;

/**
 * `npm run bench -- tracing`, after `npm ci --prefix ops/tracing`: the built product tells a collector of its own about a
 * registration, an analysis and requests that fail, and nothing of the customer is found in what was sent.
 */
export async function run(): Promise<void> {
  if (!existsSync(join(ROOT, 'ops/tracing/node_modules')))
    throw new Error('Install what traces first: npm ci --prefix ops/tracing');
  const receiver = await startReceiver();
  const dataDir = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const product = await startProduct({
    dataDir,
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      NODE_OPTIONS: `--import=${join(ROOT, 'ops/tracing/start.mjs')}`,
    },
  });
  try {
    const secrets = await leadJourney(product);
    await receiveAnalysis(receiver);
    report(receiver, secrets);
  } finally {
    await product.stop();
    receiver.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Gives what must not be found in any span. */
async function leadJourney({ baseUrl }: StartedProduct): Promise<string[]> {
  const { accessToken, cookie, password } = await openAccount({ baseUrl, email: EMAIL });
  const answer = await postJson(
    baseUrl + api.createCompany.path,
    { company: { name: COMPANY, websiteUrl: 'https://ferri.example' }, prompts: [{ text: QUESTION }] },
    accessToken,
  );
  if (!answer.ok) throw new Error(`The company was answered ${String(answer.status)}`);
  const [prompt] = await listPrompts({ baseUrl, accessToken });
  await fetch(`${baseUrl}/login?email=${EMAIL}`);
  await fetch(`${baseUrl}${api.verifyEmail.path}?token=${cookie}`);
  await fetch(`${baseUrl}/niente/${EMAIL}`, { headers: { 'x-request-id': EMAIL } });
  return [
    ...[EMAIL, encodeURIComponent(EMAIL), COMPANY, QUESTION, 'ferri.example', 'Ada', 'Bianchi'],
    ...[password, accessToken, cookie.slice('citato_refresh='.length), prompt?.id ?? ''],
  ];
}

async function receiveAnalysis(receiver: Receiver): Promise<void> {
  const deadline = Date.now() + RECEIVED_WITHIN_MS;
  const isReceived = () => receiver.spans().some(({ name }) => name === 'engine call');
  while (!isReceived() || !findRequest(receiver.spans())) {
    if (Date.now() > deadline) throw new Error('No span of a request and of an engine’s call came in time');
    await delay(500);
  }
  // The job that made the call is traced when it is over.
  await delay(5_000);
}

const CREATION = `${api.createCompany.method} ${api.createCompany.path}`;
const findRequest = (spans: readonly ReceivedSpan[]) => spans.find(({ name }) => name === CREATION);

function report(receiver: Receiver, secrets: readonly string[]): void {
  const spans = receiver.spans();
  const kinds = new Map<string, number>();
  for (const { name } of spans) kinds.set(name, (kinds.get(name) ?? 0) + 1);
  const most = [...kinds].toSorted(([, one], [, other]) => other - one);
  printTable({
    title: `${String(spans.length)} spans of ${String(kinds.size)} names; the commonest`,
    columns: ['name', 'spans'],
    rows: most.slice(0, 20).map(([name, count]) => [name, String(count)]),
  });
  const call = spans.find(({ name }) => name === 'engine call');
  const job = spans.find(({ spanId }) => spanId === call?.parentSpanId);
  const statements = (parent: ReceivedSpan | undefined) =>
    spans.filter(({ parentSpanId, name }) => parentSpanId === parent?.spanId && name.startsWith('pg.'))
      .length;
  const found = secrets.filter((secret) => receiver.text().includes(secret));
  checkBounds({
    title: 'What a collector hears',
    bounds: [
      some('statements under the request that makes a company', statements(findRequest(spans))),
      some('statements under the job that asks an engine', job === undefined ? 0 : statements(job)),
      {
        name: 'texts and secrets of the customer among them',
        measured: found.length === 0 ? `0 of ${String(secrets.length)}` : found.join(', '),
        bound: '0',
        isKept: found.length === 0,
      },
    ],
  });
}

const some = (name: string, count: number): MeasuredBound => ({
  name,
  measured: String(count),
  bound: '> 0',
  isKept: count > 0,
});
