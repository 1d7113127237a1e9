import { createHmac } from 'node:crypto';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import type { SiteReader } from '#adapters/site-reader';
import { grantPlan } from '../monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from '../scripted-engine.ts';
import { type SignedInUser, startTestApp, type TestApp, type TestAppOptions } from '../start-test-app.ts';
import type { FuzzRequest } from './requests.ts';
import type { Known } from './values-of-schema.ts';
import { NO_VISITS } from '../stand-ins/sites/no-visits.ts';

const SECRET = 'a secret that only the tests know, long enough';
/** What a monitoring system carries to `/metrics`. */
export const METRICS_TOKEN = 'only-the-monitoring-knows';
const COMPANY = { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.it' };

/** Every site is that of a hosting company: what visitors ask about is read and answered, too. */
const siteReader: SiteReader = {
  read: ({ url }) =>
    Promise.resolve({
      status: 'ok',
      url,
      title: 'Hosting Rossi — hosting in Italia',
      siteName: 'Hosting Rossi',
      description: 'Hosting di siti web per piccole imprese.',
      language: 'it',
      headings: ['Hosting di siti web'],
      text: 'Il nostro hosting tiene i siti web delle piccole imprese italiane.',
      facts: {
        name: 'Hosting Rossi',
        description: null,
        kinds: [],
        locality: null,
        offers: [],
        keywords: [],
      },
      links: [],
    }),
  resolveRedirect: () => Promise.resolve(null),
  ...NO_VISITS,
};

/** Somebody who calls, and what is theirs. */
export interface Person {
  readonly as: SignedInUser;
  readonly owned: Record<string, readonly unknown[]>;
}

export async function startScene(
  options: Pick<TestAppOptions, 'looksSpread'> = {},
): Promise<{ app: TestApp; user: Person; admin: Person }> {
  const app = await startTestApp({
    ...options,
    env: {
      ADMIN_EMAILS: 'capo@esempio.it',
      MAIL_WEBHOOK_SECRET: SECRET,
      MAIL_OPEN_TRACKING: 'true',
      METRICS_TOKEN,
      ANSWERS_PER_ANALYSIS: '5',
      RATE_LIMIT_SCALE: '100000',
    },
    siteReader,
    engines: [createScriptedEngine({ reply: () => answerNaming('Hosting Rossi', 'Aruba', 'Tiscali') })],
  });
  // Limits would hide what lies behind them.
  await app.ctx.db.execute(
    sql`update plans set max_companies = 9999, max_prompts = 9999, max_webhooks = 9999 where id = 'business'`,
  );
  return { app, user: await settle(app, 'persona@esempio.it'), admin: await settle(app, 'capo@esempio.it') };
}

/** An account with a company, answers, a task list, suggestions, a ticket and a second device. */
async function settle(app: TestApp, email: string): Promise<Person> {
  const as = await app.openAccount({ email });
  await grantPlan(app, as, 'business');
  const { body } = await app.call(api.createCompany, {
    as,
    body: {
      company: COMPANY,
      prompts: [{ text: 'Qual è il miglior hosting?' }, { text: 'Quale costa meno?' }],
    },
  });
  await app.call(api.requestSuggestions, { as, body: { websiteUrl: COMPANY.websiteUrl } });
  await app.call(api.createSupportTicket, {
    as,
    body: { subject: 'Domanda', message: 'Quando arrivano i prossimi risultati?' },
  });
  const { body: visitorAnswer } = await app.call(api.requestVisitorAnswer, {
    body: { websiteUrl: COMPANY.websiteUrl },
  });
  await app.settleJobs();
  const { body: shown } = await app.call(api.getVisitorAnswer, { params: { id: visitorAnswer.id } });
  if (shown.status !== 'answered') throw new Error(`No answer for visitors: ${shown.status}`);
  await app.signIn(as);
  const { body: devices } = await app.call(api.listSessions, { as });
  const { body: added } = await app.call(api.createWebhookEndpoint, {
    as,
    body: { url: 'https://n8n.example/hook', events: ['analysis.completed', 'mention.lost'] },
  });
  const params = { webhookId: added.webhook.id };
  const { body: delivery } = await app.call(api.testWebhookEndpoint, { as, params });
  const promptId = body.company.prompts.map(({ id }) => id);
  const { body: report } = await app.call(api.createClientReport, {
    as,
    params: { companyId: body.company.id },
    body: {},
  });
  const page = await app.call(api.listAnswers, {
    as,
    params: { promptId: promptId[0] ?? '' },
    query: { limit: 1 },
  });
  return {
    as,
    owned: {
      promptId,
      promptIds: promptId,
      companyId: [body.company.id],
      sessionId: devices.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id),
      webhookId: [params.webhookId],
      deliveryId: [delivery.id],
      reportId: [report.reportId],
      id: [visitorAnswer.id],
      resultId: page.body.results.map(({ id }) => id),
      number: ['1', '2'],
      version: [1, 2],
      limit: ['1', '20', '50'],
      cursor: [
        page.body.nextCursor ?? '',
        ...[Date.UTC(2026, 2, 2), 253_402_300_800_000, 999_999_999_999_999].map(
          (moment) => `${String(moment)}.${promptId[0] ?? ''}`,
        ),
      ],
      company: ['Hosting Rossi', 'Aruba', 'Nessuno'],
      name: ['Hosting Rossi', 'Aruba'],
      websiteUrl: [COMPANY.websiteUrl],
      email: [email],
      text: ['Dove ospito il mio sito?'],
    },
  };
}

/** By the field's name; with what a deletion may take away kept out of its reach. */
export function knownTo({ owned }: Person): Known {
  return (field) => owned[field] ?? [];
}

/** A company of its own for a request that may end it. */
export async function addExpendable(app: TestApp, { as, owned }: Person): Promise<Record<string, string>> {
  const { body } = await app.call(api.createCompany, {
    as,
    body: { company: COMPANY, prompts: [{ text: 'Qual è il miglior hosting?' }] },
  });
  return {
    ...Object.fromEntries(
      (owned['promptId'] ?? []).map((id) => [String(id), body.company.prompts[0]?.id ?? '']),
    ),
    ...Object.fromEntries((owned['companyId'] ?? []).map((id) => [String(id), body.company.id])),
  };
}

/** The headers of a request; reports of mails are signed, as only their sender can. */
export function headersOf(
  { name, payload, contentType, authorization }: FuzzRequest,
  { as, app }: { as: SignedInUser | null; app: TestApp },
): Record<string, string> {
  const seconds = String(Math.floor(app.clock.now().getTime() / 1000));
  const signature = createHmac('sha256', SECRET)
    .update(`${seconds}.${payload ?? ''}`)
    .digest('hex');
  return {
    host: 'localhost:3000',
    ...(contentType === null ? {} : { 'content-type': contentType }),
    ...(as === null ? {} : { authorization: `Bearer ${as.accessToken}` }),
    ...(authorization === null ? {} : { authorization }),
    ...(name === 'recordMailEvents' ? { 'x-citato-signature': `t=${seconds},v1=${signature}` } : {}),
  };
}
