import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { api } from '@citato/contract';
import { readConfig } from '#app/config';
import { createApp } from '#app/create-app';
import { createEndpointCaller } from '../call-endpoint.ts';
import { createFakeClock } from '../fake-clock.ts';
import { openSignedInAccount } from '../open-signed-in-account.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OURS = /^(?:contract|mentions|server)\/src\//;

/**
 * The product in this process, over a database of its own, and three ways through it: prints which files ran a
 * function of theirs in each. Run by `npm run bench -- flows`, which names the folder of the database.
 */
const [dataDir = ''] = process.argv.slice(2);
const config = readConfig({
  DATA_DIR: dataDir,
  JWT_SECRET: 'a secret that only this run knows, long enough',
  LOG_LEVEL: 'error',
  DEMO_ENGINE_LATENCY_MS: '0',
  RATE_LIMIT_SCALE: '1000',
});
const clock = createFakeClock();
const app = await createApp({ config, overrides: { clock, queueClock: clock } });
const caller = createEndpointCaller(app.server);
const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The files whose functions were called while `work` ran. */
async function trace(work: () => Promise<unknown>): Promise<string[]> {
  await inspector.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .filter(({ url }) => url.startsWith('file:'))
    .map(({ url }) => relative(ROOT, fileURLToPath(url)))
    .filter((path) => OURS.test(path))
    .toSorted();
}

try {
  const as = await openSignedInAccount(
    { app, config },
    { email: 'percorsi@esempio.it', password: 'Prova-Citato-2026', firstName: 'Ada' },
  );
  const created = await caller.call(api.createCompany, {
    as,
    body: {
      company: { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.it' },
      prompts: [{ text: 'Qual è il miglior hosting?' }],
    },
  });
  const promptId = created.body.company.prompts[0]?.id ?? '';
  const readList = () => caller.call(api.listCompanies, { as });
  const readAnswers = () => caller.call(api.listAnswers, { as, params: { promptId } });
  // The first analysis loads whatever is loaded once, and so do the first reads: that is no part of a way.
  const isFirst = (kind: string) => kind.includes('/');
  await app.jobs.runDue(isFirst);
  await readList();
  await readAnswers();
  const analysis = await trace(async () => {
    await app.jobs.runDue();
    // Its events come back from the database by themselves.
    await pause(500);
  });
  const list = await trace(readList);
  const answers = await trace(readAnswers);
  for (const [way, paths] of Object.entries({ list, analysis, answers }))
    for (const path of paths) process.stdout.write(`${way} ${path}\n`);
} finally {
  inspector.disconnect();
  await app.stop();
}
