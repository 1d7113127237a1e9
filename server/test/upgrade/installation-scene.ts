import { api } from '@citato/contract';
import type { FakeClock } from '../fake-clock.ts';
import { buyPlan } from '../payment-scene.ts';
import { answerNaming, createScriptedEngine } from '../scripted-engine.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../start-test-app.ts';

export const [CUSTOMER, VISITOR, ADMIN] = ['ada@esempio.it', 'eva@esempio.it', 'capo@esempio.it'] as const;
const DAYS = 3;

/** An app as the installation runs it, over a database of its own or over one that is there. */
export function startInstallation({
  databaseUrl,
  clock,
}: { databaseUrl?: string; clock?: FakeClock } = {}): Promise<TestApp> {
  return startTestApp({
    env: {
      ADMIN_EMAILS: ADMIN,
      ANSWERS_PER_ANALYSIS: '5',
      RATE_LIMIT_SCALE: '100000',
      WEBHOOK_SECRETS_KEY: 'a key that only the tests know, long enough',
    },
    engines: [
      createScriptedEngine({
        // Two of three answers name the customer's company, some behind another.
        reply: (_question, { call }) =>
          answerNaming(
            ...(call % 3 === 0
              ? ['Aruba', 'Tiscali']
              : call % 2 === 0
                ? ['Aruba', 'Hosting Rossi']
                : ['Hosting Rossi', 'Tiscali']),
          ),
      }),
    ],
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(clock && { clock }),
  });
}

/** Fills a new installation: a customer who pays, one who does not, an administrator, days of answers, and open work. */
export async function fillInstallation(app: TestApp): Promise<void> {
  const ada = await app.openAccount({ email: CUSTOMER });
  const eva = await app.openAccount({ email: VISITOR, firstName: 'Eva' });
  await app.openAccount({ email: ADMIN, firstName: 'Capo' });
  await pay(app, ada);
  const prompts = await addCompany(app, ada, ['Qual è il miglior hosting?', 'Quale costa meno?']);
  await addCompany(app, eva, ['Chi ospita bene i siti?']);
  await app.settleJobs();
  await stateNames(app, ada);
  await addWebhook(app, ada);
  for (let day = 0; day < DAYS; day += 1) {
    app.clock.advance({ days: 1 });
    await startAnalyses(app, prompts);
    await app.settleJobs();
  }
  await app.call(api.setUserLimits, {
    as: await app.signIn({ email: ADMIN }),
    params: { userId: eva.user.id },
    body: {
      customMaxCompanies: null,
      customMaxPrompts: 7,
      customTaskListsEnabled: null,
      customPromptAnalysisEnabled: null,
    },
  });
  await app.settleJobs();
  // Under way when the installation is upgraded.
  app.clock.advance({ hours: 5 });
  await startAnalyses(app, prompts.slice(0, 1));
}

async function startAnalyses(app: TestApp, prompts: readonly string[]): Promise<void> {
  const as = await app.signIn({ email: CUSTOMER });
  for (const promptId of prompts) await app.call(api.startAnalysis, { as, body: { promptId } });
}

async function pay(app: TestApp, as: SignedInUser): Promise<void> {
  await app.call(api.saveBillingInfo, {
    as,
    body: {
      customerType: 'private',
      country: 'IT',
      firstName: 'Ada',
      lastName: 'Bianchi',
      address: 'Via Roma 1',
      city: 'Torino',
      postalCode: '10121',
      fiscalCode: 'RSSMRA85T10A562S',
    },
  });
  await buyPlan(app, as, { planId: 'guru' });
  await app.settleJobs();
}

async function addCompany(
  app: TestApp,
  as: SignedInUser,
  prompts: readonly string[],
): Promise<readonly string[]> {
  const company = { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.it' };
  const body = { company, prompts: prompts.map((text) => ({ text })) };
  const { prompts: added } = (await app.call(api.createCompany, { as, body })).body.company;
  return added.map(({ id }) => id);
}

async function stateNames(app: TestApp, as: SignedInUser): Promise<void> {
  const [company] = (await app.call(api.listCompanies, { as })).body.companies;
  await app.call(api.setCompanyAliases, {
    as,
    params: { companyId: company?.id ?? '' },
    body: { own: ['Rossi Hosting'], competitors: [{ name: 'Aruba', aliases: ['Aruba Cloud'] }], ignored: [] },
  });
  await app.settleJobs();
}

async function addWebhook(app: TestApp, as: SignedInUser): Promise<void> {
  const { webhook } = (
    await app.call(api.createWebhookEndpoint, {
      as,
      body: { url: 'https://n8n.example/hook', events: ['analysis.completed', 'mention.lost'] },
    })
  ).body;
  await app.call(api.testWebhookEndpoint, { as, params: { webhookId: webhook.id } });
}
