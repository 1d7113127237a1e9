import { api, type Endpoint } from '@citato/contract';
import type { Customer } from './customer.ts';

/** A stream does not end by itself, and a pixel reads nothing. */
const LEFT_OUT = ['streamEvents', 'recordMailOpened', 'checkResetToken', 'getVisitorAnswer', 'listMailbox'];

/** Questions in the address, of the calls that need one. */
const QUERIES: Readonly<Record<string, string>> = {
  getAdminStats: '?startDate=2026-01-01T00:00:00Z&endDate=2026-12-31T00:00:00Z',
  exportInvoices: '?startDate=2026-01-01&endDate=2026-12-31',
  listAnswers: '?scope=all',
  listSuggestions: '?websiteUrl=https://esempio.it',
};

/** Every call that only reads, for each company, prompt and webhook of the customer. */
export async function readEverything({ send }: Customer): Promise<void> {
  const list = await send({ method: 'GET', path: api.listCompanies.path });
  const { companies } = api.listCompanies.responses[200].parse(list);
  const hooks = await send({ method: 'GET', path: api.listWebhookEndpoints.path });
  const { webhooks } = api.listWebhookEndpoints.responses[200].parse(hooks);
  const prompts = companies.flatMap((company) => company.prompts);
  const known: Readonly<Record<string, readonly string[]>> = {
    companyId: companies.map(({ id }) => id),
    promptId: prompts.map(({ id }) => id),
    webhookId: webhooks.map(({ id }) => id),
    planId: ['pro'],
  };
  const reads = Object.entries<Endpoint>(api).filter(
    ([name, { method }]) => method === 'GET' && !LEFT_OUT.includes(name),
  );
  for (const [name, { method, path }] of reads) {
    const query = name === 'listPrompts' ? `?ids=${prompts[0]?.id ?? ''}` : (QUERIES[name] ?? '');
    const key = /:(\w+)/.exec(path)?.[1];
    const filled =
      key === undefined ? [path] : (known[key] ?? []).map((value) => path.replace(`:${key}`, value));
    for (const one of filled) await send({ method, path: one + query });
  }
}
