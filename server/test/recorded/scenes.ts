import { api } from '@citato/contract';
import type { RecordedState } from '../../../contract/recorded/states.ts';
import { createCompany, grantPlan } from '../monitoring-scene.ts';
import { buyPlan, moveSandboxClock } from '../payment-scene.ts';
import { answerText, createLatch, createScriptedEngine, noAnswer } from '../scripted-engine.ts';
import type { SignedInUser, TestApp } from '../start-test-app.ts';
import type { Scene } from './scene.ts';
import { openAdministrator } from './administrator-scene.ts';
import { OF_ACCOUNT, OF_DASHBOARD } from './common-calls.ts';
import type { Calls } from './record-calls.ts';
import { startWarmApp } from './start-warm-app.ts';
import { openYear } from './year-scene.ts';

const QUESTION = 'Qual è il miglior CRM per una piccola impresa?';
const PROMPTS = [QUESTION, 'Quale CRM è più facile da usare?', 'Quale CRM costa meno?'];
const NAMING = `Per una piccola impresa ricorrono questi nomi:

1. **Relata**: affidabile e completo.
2. **Ponteverde CRM**: facile da usare, anche se costoso.
3. **Clientela**: assistenza lenta.
`;
const OTHERS = 'I più citati sono **Relata** e **Vendora**.';

const OF_BILLING: Calls = { getBillingInfo: {}, listInvoices: {} };
const ofCompany = (companyId: string): Calls => ({
  listNameProposals: { params: { companyId } },
  describeCompanyName: { params: { companyId } },
  readSentence: { params: { companyId }, body: { sentence: 'Chi cerca un CRM trova Ponteverde CRM.' } },
  getBoard: { params: { companyId } },
});
const ofPrompt = (promptId: string): Calls => ({
  getResultsTable: { params: { promptId } },
  getTaskList: { params: { promptId } },
});
const trigger = (promptId: string) => ({
  body: { promptId, prompt: QUESTION, companyUrl: 'https://hosting-rossi.it', companyName: 'Ponteverde CRM' },
});

const start = (...engines: Parameters<typeof createScriptedEngine>[0][]) =>
  startWarmApp({
    ...(engines.length > 0 && { engines: engines.map((engine) => createScriptedEngine(engine)) }),
  });
const says = (text: string, id: 'openai' | 'perplexity' = 'openai') => ({
  id,
  reply: () => answerText(text),
});
const open = (app: TestApp) => app.openAccount({ email: 'giulia@ponteverde.example', firstName: 'Giulia' });
const follow = (app: TestApp, as: SignedInUser, prompts = [QUESTION], name = 'Ponteverde CRM') =>
  createCompany(app, as, { name, prompts });

/** How each state comes to be, by the ways a customer comes to it. */
export const SCENES: Readonly<Record<RecordedState, () => Promise<Scene>>> = {
  'free-new': async () => {
    const app = await start(says(NAMING));
    return { app, as: await open(app), calls: { ...OF_ACCOUNT, ...OF_DASHBOARD, ...OF_BILLING } };
  },
  'free-first-running': async () => {
    const latch = createLatch();
    const app = await start({ reply: () => latch.passed.then(() => answerText(NAMING)) });
    const as = await open(app);
    const { prompt } = await follow(app, as);
    return {
      app,
      as,
      calls: { ...OF_ACCOUNT, ...OF_DASHBOARD, startAnalysis: trigger(prompt.id) },
      release: latch.open,
    };
  },
  'free-spent': async () => {
    const app = await start(says(NAMING), says(OTHERS, 'perplexity'));
    const as = await open(app);
    const { company, prompt } = await follow(app, as);
    await app.settleJobs();
    return {
      app,
      as,
      calls: {
        ...OF_ACCOUNT,
        ...OF_DASHBOARD,
        ...ofCompany(company.id),
        ...ofPrompt(prompt.id),
        startAnalysis: trigger(prompt.id),
        addPrompts: { params: { companyId: company.id }, body: { prompts: [{ text: PROMPTS[1] }] } },
        createCompany: {
          body: {
            company: { name: 'Lume Arredi', websiteUrl: 'https://lume.example' },
            prompts: [{ text: PROMPTS[2] }],
          },
        },
      },
    };
  },
  'free-spent-added': async () => {
    const app = await start(says(NAMING));
    const as = await open(app);
    const { company, prompt } = await follow(app, as);
    await app.settleJobs();
    await app.call(api.deletePrompt, { as, params: { promptId: prompt.id } });
    app.clock.advance({ minutes: 1 });
    return {
      app,
      as,
      calls: {
        addPrompts: { params: { companyId: company.id }, body: { prompts: [{ text: PROMPTS[1] }] } },
        ...OF_ACCOUNT,
        ...OF_DASHBOARD,
      },
    };
  },
  'pro-running': async () => {
    const app = await start(says(NAMING), says(OTHERS, 'perplexity'));
    const as = await open(app);
    await buyPlan(app, as, { planId: 'pro' });
    const { company, prompt } = await follow(app, as, PROMPTS.slice(0, 2));
    await app.settleJobs();
    app.clock.advance({ hours: 1 });
    await app.call(api.startAnalysis, { as, ...trigger(prompt.id) });
    return {
      app,
      as,
      calls: {
        ...OF_ACCOUNT,
        ...OF_DASHBOARD,
        ...OF_BILLING,
        ...ofCompany(company.id),
        startAnalysis: trigger(prompt.id),
      },
    };
  },
  'pro-past-due': async () => {
    const app = await start(says(NAMING));
    const as = await open(app);
    const now = (await app.app.adapters.payments.sandbox?.advanceClock(0)) ?? app.clock.now();
    // The card is good for this month alone.
    await buyPlan(app, as, {
      planId: 'pro',
      expiry: now.toISOString().replace(/^..(..)-(..).*$/, '$2/$1'),
    });
    await moveSandboxClock(app, { days: 32 });
    await app.settleJobs();
    return { app, as, calls: { ...OF_ACCOUNT, ...OF_DASHBOARD, ...OF_BILLING, ...checkout('pro') } };
  },
  'pro-canceled': async () => {
    const app = await start(says(NAMING));
    const as = await open(app);
    await buyPlan(app, as, { planId: 'pro' });
    await app.call(api.cancelSubscription, { as });
    return { app, as, calls: { ...OF_ACCOUNT, ...OF_DASHBOARD, ...OF_BILLING, ...checkout('guru') } };
  },
  'guru-year': openYear,
  archived: async () => {
    const app = await start(says(NAMING));
    const as = await open(app);
    await grantPlan(app, as, 'guru');
    await follow(app, as, PROMPTS);
    app.clock.advance({ minutes: 1 });
    await follow(app, as, ['Chi vende lampade di design?'], 'Lume Arredi');
    await app.settleJobs();
    await grantPlan(app, as, 'free');
    await app.settleJobs();
    return { app, as, calls: { ...OF_ACCOUNT, ...OF_DASHBOARD } };
  },
  'no-answers': async () => {
    const app = await start({ reply: () => noAnswer() });
    const as = await open(app);
    const { prompt } = await follow(app, as);
    await app.settleJobs();
    return { app, as, calls: { ...OF_ACCOUNT, ...OF_DASHBOARD, ...ofPrompt(prompt.id) } };
  },
  'engine-failed': async () => {
    const app = await start(says(NAMING), { id: 'perplexity', reply: () => noAnswer() });
    const as = await open(app);
    await grantPlan(app, as, 'guru');
    const { company, prompt } = await follow(app, as);
    await app.settleJobs();
    return {
      app,
      as,
      calls: { ...OF_ACCOUNT, ...OF_DASHBOARD, ...ofCompany(company.id), ...ofPrompt(prompt.id) },
    };
  },
  demo: async () => {
    const app = await start();
    const as = await open(app);
    const { company, prompt } = await follow(app, as);
    await app.settleJobs();
    return {
      app,
      as,
      calls: { ...OF_ACCOUNT, ...OF_DASHBOARD, ...ofCompany(company.id), ...ofPrompt(prompt.id) },
    };
  },
  administrator: openAdministrator,
};

const checkout = (planId: string): Calls => ({
  startCheckout: { body: { planId, requestId: '00000000-0000-4000-8000-00000000c0de' } },
});
