import { api } from '@citato/contract';
import type { SignedInUser, TestApp } from '../start-test-app.ts';
import { ADMIN, CUSTOMER, VISITOR } from './installation-scene.ts';

/** What the installation answers its people: each signs in with the password of before and reads what is theirs. */
export async function readInstallation(app: TestApp): Promise<Record<string, unknown>> {
  const [ada, eva, admin] = [
    await signIn(app, CUSTOMER),
    await signIn(app, VISITOR),
    await signIn(app, ADMIN),
  ];
  const { users, total } = (await app.call(api.listUsers, { as: admin })).body;
  return {
    customer: await readAccount(app, ada),
    visitor: await readAccount(app, eva),
    users: { users, total },
    invoices: (await app.call(api.listInvoices, { as: ada })).body,
    billingInfo: (await app.call(api.getBillingInfo, { as: ada })).body,
    webhooks: await readWebhooks(app, ada),
  };
}

const signIn = (app: TestApp, email: string) => app.signIn({ email });

async function readAccount(app: TestApp, as: SignedInUser) {
  const { companies } = (await app.call(api.listCompanies, { as })).body;
  const prompts = companies.flatMap((company) => company.prompts);
  return {
    profile: (await app.call(api.getOwnProfile, { as })).body,
    limits: (await app.call(api.getUserLimits, { as })).body,
    companies,
    trends: (await app.call(api.listTrends, { as })).body,
    results: await inTurn(prompts, async ({ id }) => {
      const params = { promptId: id };
      return (await app.call(api.getResultsTable, { as, params })).body;
    }),
    answers: await inTurn(prompts, async ({ id }) => {
      const params = { promptId: id };
      return (await app.call(api.listAnswers, { as, params, query: { scope: 'all', limit: 50 } })).body;
    }),
    taskLists: await inTurn(prompts, async ({ id }) => {
      const params = { promptId: id };
      return (await app.call(api.getTaskList, { as, params })).body;
    }),
  };
}

async function readWebhooks(app: TestApp, as: SignedInUser) {
  const { webhooks } = (await app.call(api.listWebhookEndpoints, { as })).body;
  const deliveries = await inTurn(webhooks, async ({ id }) => {
    const params = { webhookId: id };
    return (await app.call(api.listWebhookDeliveries, { as, params })).body.deliveries;
  });
  return { webhooks, deliveries };
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await read(item));
  return results;
}
