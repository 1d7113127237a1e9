import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@citato/contract';
import type { Customer } from './customer.ts';

const ANALYSED_WITHIN_MS = 90_000;
const SITE = 'https://esempio.it';
const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

/** The largest plan, bought with a card that works: what follows needs it. */
export async function buyPlan({ send }: Customer): Promise<void> {
  const wanted = { planId: 'business', requestId: randomUUID() };
  const begun = await send({ method: 'POST', path: api.startCheckout.path, body: wanted });
  const { clientSecret, setupIntentId } = api.startCheckout.responses[200].parse(begun);
  await send({
    method: 'POST',
    path: api.confirmSandboxSetup.path.replace(':setupId', setupIntentId),
    body: { clientSecret, ...CARD },
  });
  await send({ method: 'POST', path: api.createSubscription.path, body: wanted });
}

/** A company and prompts with their analyses, a webhook, a plan given up and taken up again, mails and suggestions. */
export async function writeData(customer: Customer, name: string): Promise<void> {
  const { send } = customer;
  const post = (path: string, body?: unknown) => send({ method: 'POST', path, body });
  const made = await post(api.createCompany.path, {
    company: { name, websiteUrl: SITE },
    prompts: [{ text: `Chi consigli al posto di ${name}?` }],
  });
  const { company } = api.createCompany.responses[201].parse(made);
  const promptId = company.prompts[0]?.id ?? '';
  await post(api.addPrompts.path.replace(':companyId', company.id), {
    prompts: [{ text: 'Quale costa meno?' }],
  });
  await waitForNumbers(customer);
  await post(api.startAnalysis.path, { promptId, requestId: randomUUID() });
  const added = await post(api.createWebhookEndpoint.path, {
    url: 'https://esempio.it/hook',
    events: ['analysis.completed'],
  });
  const { webhook } = api.createWebhookEndpoint.responses[201].parse(added);
  await post(api.testWebhookEndpoint.path.replace(':webhookId', webhook.id));
  await post(api.rotateWebhookSecret.path.replace(':webhookId', webhook.id));
  await send({
    method: 'PATCH',
    path: api.updateWebhookEndpoint.path.replace(':webhookId', webhook.id),
    body: { description: name },
  });
  // The smaller plan archives and ends what it does not hold, the larger one brings it back.
  await send({ method: 'GET', path: api.previewDowngrade.path.replace(':planId', 'pro') });
  await post(api.changePlan.path, { planId: 'pro' });
  await post(api.changePlan.path, { planId: 'business' });
  await post(api.cancelSubscription.path);
  await post(api.reactivateSubscription.path);
  await post(api.requestSuggestions.path, { websiteUrl: SITE });
  await post(api.createSupportTicket.path, { subject: 'Domanda', message: `Vale anche per ${name}?` });
  await post(api.requestVisitorAnswer.path, { websiteUrl: SITE });
  await waitForNumbers(customer);
}

/** Until every prompt has been analysed. */
async function waitForNumbers({ send }: Customer): Promise<void> {
  const deadline = Date.now() + ANALYSED_WITHIN_MS;
  for (;;) {
    const list = await send({ method: 'GET', path: api.listCompanies.path });
    const { companies } = api.listCompanies.responses[200].parse(list);
    const prompts = companies.flatMap((company) => company.prompts);
    if (prompts.every(({ lastProcessed }) => lastProcessed !== null)) return;
    if (Date.now() > deadline) throw new Error('A prompt has no numbers');
    await delay(500);
  }
}
