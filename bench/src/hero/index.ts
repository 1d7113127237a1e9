import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { api, type VisitorAnswer } from '@citato/contract';
import { startCountingEngine } from '../counting-engine.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../quantile.ts';
import { startProduct } from '../start-product.ts';

const VISITORS = 100;
const ALONE = 20;
const QUESTION_BOUND_MS = 3_000;
const ROUTE_BOUND_MS = 50;
const POLL_MS = 600;
const PAGE = `<!doctype html><html lang="it"><head><title>Trattoria Aurora — Ancona</title>
  <meta name="description" content="Cucina marchigiana e pesce fresco dal porto di Ancona."></head>
  <body><h1>Ristorante di pesce</h1><p>Prenota un tavolo nel nostro ristorante.</p></body></html>`;

interface Visit {
  readonly questionMs: number;
  readonly answer: VisitorAnswer;
}

/** `npm run bench -- hero`: how soon the landing page proposes a question, and what a crowd of visitors costs. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const engine = await startCountingEngine(0);
  const site = await startSite();
  const domains = Array.from({ length: ALONE + 2 }, (_, index) => `sito-${String(index)}.example`);
  const settings = {
    COMPATIBLE_BASE_URL: engine.baseUrl,
    COMPATIBLE_MODEL: 'counting-1',
    LOCAL_SITES: domains.map((domain) => `${domain}=127.0.0.1:${String(site.port)}`).join(','),
    RATE_LIMIT_SCALE: '100000',
  };
  const first = await startProduct({ dataDir: folder, settings });
  const second = await startProduct({ dataDir: folder, settings });
  const bases = [first.baseUrl, second.baseUrl];
  try {
    await visit({ baseUrl: first.baseUrl, domain: domains[0] ?? '' });
    const alone: number[] = [];
    for (const domain of domains.slice(1, 1 + ALONE))
      alone.push((await visit({ baseUrl: first.baseUrl, domain })).questionMs);

    const askedBefore = engine.asked();
    const crowdDomain = domains.at(-1) ?? '';
    const watch = await watchRoute(first.baseUrl);
    const crowd = await Promise.all(
      Array.from({ length: VISITORS }, (_, index) =>
        visit({ baseUrl: bases[index % 2] ?? first.baseUrl, domain: crowdDomain }),
      ),
    );
    const routeMs = await watch.stop();
    const calls = engine.asked() - askedBefore;
    const answered = crowd.filter(({ answer }) => answer.status === 'answered').length;
    printTable({
      title: `A visitor's answer: site and engine answer at once, ${String(VISITORS)} visitors at once over two processes`,
      columns: ['figure', 'measured', 'bound'],
      rows: [
        ['question proposed, one visitor, p95', ms(quantile(alone, 0.95)), `≤ ${ms(QUESTION_BOUND_MS)}`],
        [
          'question proposed, the crowd, p95',
          ms(
            quantile(
              crowd.map(({ questionMs }) => questionMs),
              0.95,
            ),
          ),
          `≤ ${ms(QUESTION_BOUND_MS)}`,
        ],
        ['visitors of the crowd with an answer', String(answered), String(VISITORS)],
        ['calls for the crowd’s site', String(calls), '1'],
        [
          `another route meanwhile, p95 of ${String(routeMs.length)}`,
          ms(quantile(routeMs, 0.95)),
          `≤ ${ms(ROUTE_BOUND_MS)}`,
        ],
      ],
    });
  } finally {
    await second.stop();
    await first.stop();
    engine.close();
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** One visitor, as the page asks: once, then as often as it does until it is over. */
async function visit({ baseUrl, domain }: { baseUrl: string; domain: string }): Promise<Visit> {
  const startedAt = performance.now();
  const response = await fetch(`${baseUrl}${api.requestVisitorAnswer.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ websiteUrl: `http://${domain}` }),
  });
  let answer = api.requestVisitorAnswer.responses[200].parse(await response.json());
  let questionMs: number | null = null;
  for (;;) {
    if (questionMs === null && answer.question !== null) questionMs = performance.now() - startedAt;
    if (answer.status === 'answered' || answer.status === 'failed') break;
    await delay(POLL_MS);
    const path = api.getVisitorAnswer.path.replace(':id', answer.id);
    answer = api.getVisitorAnswer.responses[200].parse(await (await fetch(`${baseUrl}${path}`)).json());
  }
  if (questionMs === null) throw new Error(`No question for ${domain}: ${answer.failure ?? answer.status}`);
  return { questionMs, answer };
}

/** What a route of everybody takes, asked again and again until stopped. */
async function watchRoute(baseUrl: string): Promise<{ stop: () => Promise<number[]> }> {
  const watcher = new Worker(new URL('watch-route.ts', import.meta.url), {
    workerData: `${baseUrl}${api.listPlans.path}`,
  });
  await once(watcher, 'message');
  return {
    stop: async () => {
      const reported = once(watcher, 'message');
      watcher.postMessage('stop');
      return readSamples(await reported);
    },
  };
}

function readSamples([samples]: readonly unknown[]): number[] {
  if (!Array.isArray(samples)) throw new Error('The watcher told no samples');
  return samples.map(Number);
}

/** A company's site on this machine, which answers at once. */
async function startSite(): Promise<{ port: number; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  return {
    port: address.port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
