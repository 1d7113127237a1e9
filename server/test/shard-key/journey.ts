import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, type Endpoint } from '@citato/contract';
import fc from 'fast-check';
import * as z from 'zod';
import { withTransaction } from '#platform/db';
import { defineJob } from '../../src/platform/jobs/define-job.ts';
import { requestsTo } from '../fuzz/requests.ts';
import { headersOf, knownTo, type Person, startScene } from '../fuzz/scene.ts';
import { buyPlan, settleWhile } from '../payment-scene.ts';
import type { TestApp } from '../start-test-app.ts';

const SOURCES = join(import.meta.dirname, '../../src');
const REQUESTS_EACH = 2;
/** A busy machine may answer that it is busy; the caller then tries again. */
const TRIES = 3;
const SEED = 42;

/** What ends the account that calls, never ends itself, or draws for seconds what the others read. */
const LEFT_OUT: readonly string[] = [
  'streamEvents',
  'exportReport',
  'signOut',
  'deleteAccount',
  'changePassword',
  'resetPassword',
] satisfies (keyof typeof api)[];

/** A life of the product: accounts, every endpoint, every background job, a purchase, and the deletion of it all. */
export async function runJourney(): Promise<void> {
  const { app, user, admin } = await startScene({ looksSpread: true });
  try {
    await app.register();
    const buyer = await app.openAccount();
    await buyPlan(app, buyer, { planId: 'guru' });
    const endpoints = Object.entries<Endpoint>(api).filter(([name]) => !LEFT_OUT.includes(name));
    for (const [name, endpoint] of endpoints.toSorted(([, a], [, b]) => rank(a) - rank(b))) {
      const person = endpoint.access === 'admin' ? admin : user;
      const samples = { numRuns: REQUESTS_EACH, seed: SEED };
      for (const request of fc.sample(requestsTo(name, endpoint, knownTo(person)), samples))
        await send(app, { request, person });
    }
    await runEveryJob(app);
    app.clock.advance({ days: 1 });
    await runEveryJob(app);
    for (const { as: left } of [user, admin]) {
      // A day later nobody’s access is valid.
      const as = await app.signIn(left);
      await app.call(api.deleteAccount, { as, body: { password: as.password } });
    }
    await app.settleJobs();
  } finally {
    await app.stop();
  }
}

/** Deletions come last, so that there is something to read before. */
const rank = ({ method }: Endpoint): number => (method === 'DELETE' ? 1 : 0);

/** Once all that came before has settled, so that the same is sent however fast the machine. */
async function send(
  app: TestApp,
  { request, person }: { request: Parameters<typeof headersOf>[0]; person: Person },
): Promise<void> {
  const { name, method, url, payload } = request;
  const headers = headersOf(request, { as: person.as, app });
  const ask = { method, url, headers, ...(payload === null ? {} : { payload }) };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { statusCode } = await settleWhile(app, app.server.inject(ask));
    await app.settleJobs();
    if (statusCode < 500) return;
  }
  throw new Error(`${name} was not served: ${method} ${url}`);
}

/** Each kind of job once, with nothing to say: those that need more are dropped, those by the clock do their work. */
async function runEveryJob(app: TestApp): Promise<void> {
  const names = globSync('{features,platform}/**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/name: '([a-z-]+\.[a-z-]+)'/g),
    ]);
  for (const [, name = ''] of names) {
    const job = defineJob({ name, schema: z.object({}), retryLimit: 0 });
    await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, job, {}));
  }
  await app.settleJobs();
}
