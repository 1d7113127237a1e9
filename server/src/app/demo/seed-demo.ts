import { firstAccountOf, openVerifiedAccount } from '#features/accounts';
import { grantPlan, dropCompany, placeCompany } from '#features/companies';
import { preparePast, recordPastUsage } from '#features/analysis';
import { eraseDeleted } from '#features/privacy';
import { type Clock, systemClock } from '#lib/clock';
import { createEventBus, createLiveEvents } from '#platform/events';
import { createJobSystem } from '#platform/jobs';
import { createLogger } from '#platform/logging';
import type { Config } from '../config.ts';
import { buildDemoLists } from './build-demo-lists.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from './demo-accounts.ts';
import { ERASERS } from '../erasers.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
import { openDatabase } from '../open-database.ts';
import { type History, writeHistory } from './write-history.ts';

/** Prompts written at a time: the database works while the next answers are read. */
const CONCURRENCY = 3;
const DAY_MS = 86_400_000;

/**
 * Opens both demo accounts and writes `days` days of daily analyses: answers of the demo engine, read and added up by
 * the code that runs every day. Doing it again puts the same state in the place of whatever became of it.
 */
export async function seedDemo({
  config,
  days,
  clock = systemClock,
}: {
  config: Config;
  days: number;
  /** The day the history ends on. */
  clock?: Clock;
}): Promise<{ answers: number; analyses: number }> {
  const log = createLogger({ level: config.logLevel });
  const database = await openDatabase({ config, log });
  try {
    const deps = { db: database.db, clock };
    const jobs = createJobSystem({
      ...deps,
      listener: null,
      supervise: false,
      leaseSeconds: config.JOB_LEASE_S,
      log,
      metrics: null,
    });
    const granting = { ...deps, events: createEventBus(jobs.queue), live: createLiveEvents(deps) };
    const now = deps.clock.now();
    // A whole day, so that a second run on the same day writes the same rows.
    const createdAt = new Date((Math.floor(now.getTime() / DAY_MS) - days - 1) * DAY_MS);
    const account = { password: DEMO_PASSWORD, lastName: 'Citato', createdAt };
    const admin = { ...account, email: DEMO_EMAILS.admin, firstName: 'Admin' };
    await grantPlan(granting, {
      userId: firstAccountOf(await openVerifiedAccount(deps, admin)),
      planId: 'free',
    });
    const customer = { ...account, email: DEMO_EMAILS.customer, firstName: 'Demo' };
    const userId = firstAccountOf(await openVerifiedAccount(deps, customer));
    await grantPlan(granting, { userId, planId: 'business' });
    const { signal } = new AbortController();
    for (const { id: companyId } of DEMO_COMPANIES) await dropCompany(deps, { userId, companyId });
    // What stood under the demo's ids goes before they are written anew.
    await eraseDeleted({ ...deps, log, erasers: ERASERS }, { signal });
    const histories: History[] = [];
    for (const { id: companyId, input, prompts } of DEMO_COMPANIES) {
      const subjects = await placeCompany(deps, { userId, companyId, input, prompts, createdAt });
      for (const [index, subject] of subjects.entries()) {
        const prompt = prompts[index];
        if (prompt !== undefined) histories.push({ subject, prompt, days, now });
      }
    }
    await preparePast(deps, { from: createdAt, until: now });
    const answers = await writeConcurrently(histories, (history) => writeHistory(deps, history));
    await buildDemoLists({ ...deps, log }, { config, histories });
    const analyses = histories.length * days;
    await recordPastUsage(deps, { userId, analysesUsed: analyses });
    return { answers, analyses };
  } finally {
    await database.close();
  }
}

async function writeConcurrently<Item>(
  items: readonly Item[],
  write: (item: Item) => Promise<number>,
): Promise<number> {
  const waiting = items.values();
  let total = 0;
  const worker = async () => {
    for (const item of waiting) {
      const written = await write(item);
      total += written;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return total;
}
