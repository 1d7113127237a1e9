import { api } from '@citato/contract';
import { formatLongDate, withArticle } from '@citato/contract/format';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountId, toId } from '#lib/ids';
import { createCompany } from '#test/monitoring-scene';
import { buyPlan, moveSandboxClock, tellPlan } from '#test/payment-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { notifyOfEnds } from './notify-of-end.ts';
import { syncCustomer } from '../subscriptions/sync-customer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const NEVER = { signal: new AbortController().signal };

/** Everything that is due, then the hourly jobs and two more readings of the provider. */
async function settle({ user }: SignedInUser): Promise<void> {
  await moveSandboxClock(app, { days: 0 });
  await app.settleJobs();
  const deps = {
    ...app.ctx,
    payments: app.app.adapters.payments.provider,
    settings: { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null },
  };
  const userId = toId<AccountId>(user.id);
  await syncCustomer(deps, { userId });
  await notifyOfEnds(deps, NEVER);
  await syncCustomer(deps, { userId });
  await app.settleJobs();
}

/** The mails about a subscription an account got since the last look, by kind, with their texts. */
const seen = new Map<string, number>();
async function readNewMails({ user }: SignedInUser): Promise<[kind: string, text: string][]> {
  const { rows } = await app.ctx.db.execute<{ kind: string; text: string }>(sql`
    select kind, subject || ' ' || text as text from emails where user_id = ${user.id}
      and (kind like 'plan-%' or kind like 'subscription-%') order by created_at, kind`);
  const notices = rows.slice(seen.get(user.id) ?? 0);
  seen.set(user.id, rows.length);
  return notices.map(({ kind, text }) => [kind, text.replace(/\s+/g, ' ')]);
}
const periodEnd = async (as: SignedInUser) =>
  formatLongDate((await tellPlan(app, as)).currentPeriodEnd ?? '');
const questions = (count: number) =>
  Array.from({ length: count }, (_none, index) => `Qual è il miglior hosting, domanda ${String(index)}?`);

/** An account with a plan and prompts, whose welcome is read. */
async function openSubscribed({
  planId,
  prompts,
  expiry = '12/40',
}: {
  planId: 'pro' | 'guru';
  prompts: number;
  expiry?: string;
}): Promise<SignedInUser> {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId, expiry });
  if (prompts > 0) await createCompany(app, ada, { prompts: questions(prompts) });
  await settle(ada);
  await readNewMails(ada);
  return ada;
}

describe('a plan that is bought', () => {
  it('is told once with what it holds, and of the archive nothing where nothing moved', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    await settle(ada);
    const [[kind, text] = [], ...others] = await readNewMails(ada);
    expect([kind, others]).toEqual(['plan-active', []]);
    expect(text).toContain('Il tuo piano Pro è attivo');
    expect(text).toContain('fino a 2 aziende e 15 prompt, con un’analisi al giorno per ogni prompt.');
    expect(text).not.toMatch(/archivio|task list/i);
  });

  it('is not told while its first payment is missing', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro', number: '4000 0000 0000 9995' }).catch(() => null);
    await settle(ada);
    expect(await readNewMails(ada)).toEqual([]);
  });

  it('says with a smaller plan what went into the archive, and with a larger one what came back', async () => {
    const ada = await openSubscribed({ planId: 'guru', prompts: 17 });
    await app.call(api.previewDowngrade, { as: ada, params: { planId: 'pro' } });
    await app.call(api.changePlan, { as: ada, body: { planId: 'pro' } });
    await settle(ada);
    const [[, smaller] = [], ...others] = await readNewMails(ada);
    expect(others).toEqual([]);
    const until = formatLongDate(new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString());
    expect(smaller).toContain('Quello che il piano Pro non contiene è in archivio: 2 prompt.');
    expect(smaller).toContain(`${withArticle.dal(until)} iniziamo a eliminarlo`);
    await app.call(api.changePlan, { as: ada, body: { planId: 'guru' } });
    await settle(ada);
    const [[, larger] = []] = await readNewMails(ada);
    expect(larger).toContain(
      'fino a 5 aziende e 50 prompt, con un’analisi al giorno e una task list per ogni prompt.',
    );
    expect(larger).toContain('Dall’archivio torna com’era: 2 prompt.');
    expect(larger).not.toContain('non contiene');
  });
});

describe('a cancellation', () => {
  it('is confirmed once with what is lost and when, and once more when it is taken back', async () => {
    const ada = await openSubscribed({ planId: 'guru', prompts: 7 });
    await app.call(api.cancelSubscription, { as: ada });
    await settle(ada);
    const end = await periodEnd(ada);
    const [[kind, text] = [], ...others] = await readNewMails(ada);
    expect([kind, others]).toEqual(['subscription-canceled', []]);
    expect(text).toContain(
      `Il piano Guru resta attivo fino ${withArticle.al(end)} e non ti addebitiamo altro.`,
    );
    expect(text).toContain(
      'passa al piano Free: fino a 1 azienda e 5 prompt, senza analisi quotidiane e senza task list.',
    );
    expect(text).toContain('va in archivio: 2 prompt.');
    await app.call(api.reactivateSubscription, { as: ada });
    await settle(ada);
    const [[again, taken] = [], ...more] = await readNewMails(ada);
    expect([again, more]).toEqual(['subscription-reactivated', []]);
    expect(taken).toContain(`il prossimo rinnovo è ${withArticle.il(end)}.`);
  });

  it('promises no archive and no task lists where there are none to lose', async () => {
    const ada = await openSubscribed({ planId: 'pro', prompts: 1 });
    await app.call(api.cancelSubscription, { as: ada });
    const [[, text] = []] = await readNewMails(ada);
    expect(text).toContain('Quello che hai oggi ci sta tutto: non va in archivio nulla.');
    expect(text).toContain('fino a 1 azienda e 5 prompt, senza analisi quotidiane.');
    expect(text).not.toMatch(/task list|va in archivio: /);
  });

  it('is reminded of once three days before the end, and the end says what became of it', async () => {
    const ada = await openSubscribed({ planId: 'pro', prompts: 7 });
    await app.call(api.cancelSubscription, { as: ada });
    const end = await periodEnd(ada);
    app.clock.advance({ days: 25 });
    await settle(ada);
    expect((await readNewMails(ada)).map(([kind]) => kind)).toEqual(['subscription-canceled']);
    app.clock.advance({ days: 4 });
    await settle(ada);
    app.clock.advance({ hours: 3 });
    await settle(ada);
    const [[kind, text] = [], ...others] = await readNewMails(ada);
    expect([kind, others]).toEqual(['subscription-ending', []]);
    expect(text).toContain(`${withArticle.il(end)} il tuo piano Pro finisce, come hai chiesto.`);
    expect(text).toContain('va in archivio: 2 prompt.');

    app.clock.advance({ days: 4 });
    await settle(ada);
    const [[over, ended] = [], ...more] = await readNewMails(ada);
    expect([over, more]).toEqual(['plan-ended', []]);
    expect(ended).toContain('come avevi chiesto, il tuo abbonamento al piano Pro è finito.');
    expect(ended).toContain('Quello che il piano Free non contiene è in archivio: 2 prompt.');
  });

  it('is not reminded of when it was taken back, or came within the last days', async () => {
    const [ada, eva] = [
      await openSubscribed({ planId: 'pro', prompts: 0 }),
      await openSubscribed({ planId: 'pro', prompts: 0 }),
    ];
    await app.call(api.cancelSubscription, { as: ada });
    await app.call(api.reactivateSubscription, { as: ada });
    await readNewMails(ada);
    app.clock.advance({ days: 28 });
    await app.call(api.cancelSubscription, { as: await app.renew(eva) });
    await settle(ada);
    await settle(eva);
    expect(await readNewMails(ada)).toEqual([]);
    expect((await readNewMails(eva)).map(([kind]) => kind)).toEqual(['subscription-canceled']);
  });
});

describe('a renewal that fails', () => {
  it('ends the plan after the last try, and says why', async () => {
    const year = String(app.clock.now().getUTCFullYear()).slice(2);
    const month = String(app.clock.now().getUTCMonth() + 1).padStart(2, '0');
    const ada = await openSubscribed({ planId: 'pro', prompts: 1, expiry: `${month}/${year}` });
    app.clock.advance({ days: 32 });
    await settle(ada);
    expect(await readNewMails(ada)).toEqual([]);
    app.clock.advance({ days: 16 });
    await settle(ada);
    const [[kind, text] = [], ...others] = await readNewMails(ada);
    expect([kind, others]).toEqual(['plan-ended', []]);
    expect(text).toContain('non siamo riusciti ad addebitare il rinnovo del piano Pro');
    expect(text).toContain('non è andato in archivio nulla');
  });
});
