import { api } from '@citato/contract';
import * as z from 'zod';
import type { Reader } from '#adapters/reader';
import { withTransaction } from '#platform/db';
import { defineJob } from '../../src/platform/jobs/define-job.ts';
import { createCompany, registerWithPlan } from '../monitoring-scene.ts';
import { answerText, createScriptedEngine } from '../scripted-engine.ts';
import { startTestApp } from '../start-test-app.ts';

const ADMIN = 'admin@esempio.it';
const ANSWER = 'Chi cerca qualcosa di semplice usa velora o Tiscali.';

/** A model that finds a company the rules miss, once it works. */
function createReader(): { reader: Reader; repair: () => void } {
  let works = false;
  const company = { name: 'velora', sentiment: null, evidence: null };
  const reader: Reader = {
    engine: 'openai',
    model: 'small',
    estimatedCostMicroDollars: 100,
    typicalCostMicroDollars: 1,
    maxTextLength: 40_000,
    maxAnswers: 12,
    read: ({ answers }) =>
      Promise.resolve(
        works
          ? {
              status: 'ok',
              reports: answers.map(() => ({ companies: [company] })),
              model: 'small-1',
              costMicroDollars: 7,
            }
          : { status: 'failed', kind: 'timeout', detail: '', retryAfterSeconds: null, costMicroDollars: 0 },
      ),
  };
  return { reader, repair: () => (works = true) };
}

/** Answers that a model fails to read, reads later, shows to an administrator, and reads again under corrected names. */
export async function runReadingJourney(): Promise<void> {
  const { reader, repair } = createReader();
  const engines = [createScriptedEngine({ id: 'openai', reply: () => answerText(ANSWER) })];
  const app = await startTestApp({
    engines,
    looksSpread: true,
    env: { ANSWERS_PER_ANALYSIS: '2', ADMIN_EMAILS: ADMIN },
    reader,
  });
  try {
    const ada = await registerWithPlan(app, 'pro');
    const { company } = await createCompany(app, ada);
    await app.settleJobs();
    repair();
    const job = defineJob({ name: 'reading.reread-failed', schema: z.object({}), retryLimit: 0 });
    await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, job, {}));
    await app.settleJobs();
    const admin = await app.openAccount({ email: ADMIN });
    await app.call(api.listReadings, { as: admin, query: {} });
    await app.call(api.setCompanyAliases, {
      as: ada,
      params: { companyId: company.id },
      body: { own: [], competitors: [], ignored: ['velora'] },
    });
    await app.settleJobs();
  } finally {
    await app.stop();
  }
}
