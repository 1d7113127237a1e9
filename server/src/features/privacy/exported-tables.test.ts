import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ALERT_ROWS } from '#test/exported/alert-rows';
import { readTables } from '#test/exported/read-tables';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { ROWS_TO_EXPORT } from '#test/exported/rows-to-export';
import { startTestApp, type TestApp } from '#test/start-test-app';

/** Where rows of a table stand in the file, and which columns stand there under another name or, for a reason, do not. */
interface Place {
  readonly at: string;
  readonly renamed?: Readonly<Record<string, string>>;
  readonly leftOut?: Readonly<Record<string, string>>;
}

const OWNER = { user_id: 'the account itself' };
const [PARENT, COMPANY] = ['said by where it stands', 'that of its prompt'];
const SECRET = 'a secret, or the hash of one';
const WORK = 'how the work is done: nothing about a person';
const SANDBOX = 'books of the embedded payment provider, kept as one outside would keep them';
const LINK_SECRETS = { report_id: PARENT, token_hash: SECRET, password_hash: SECRET };
const LINKS = 'holds links that are secrets; forgotten once delivered';
const SUMMED = 'added up from answers, which stand in the file';

const EXPORTED: Readonly<Record<string, Place>> = {
  users: {
    at: 'account',
    leftOut: {
      password_hash: SECRET,
      verification_token_hash: SECRET,
      verification_expires_at: SECRET,
      registration_nonce_hash: SECRET,
      reset_token_hash: SECRET,
      reset_expires_at: SECRET,
    },
  },
  sessions: {
    at: 'devices',
    renamed: { sid: 'id' },
    leftOut: { ...OWNER, token_hash: SECRET, generation: WORK, rotated_at: WORK },
  },
  organisations: { at: 'memberships', renamed: { id: 'organisationId' } },
  members: { at: 'memberships', leftOut: OWNER },
  invitations: { at: 'invitations', leftOut: { organisation_id: PARENT, token_hash: SECRET } },
  member_events: { at: 'memberEvents', leftOut: { organisation_id: PARENT } },
  client_reports: { at: 'clientReports', leftOut: OWNER },
  report_links: { at: 'clientReports.links', leftOut: LINK_SECRETS },
  report_looks: { at: 'reportLooks', leftOut: OWNER },
  report_mails: { at: 'reportMails', leftOut: { organisation_id: PARENT } },
  company_assignees: { at: 'assignees', leftOut: { organisation_id: PARENT, created_at: WORK } },
  portfolio_views: { at: 'portfolioViews', leftOut: { organisation_id: PARENT } },
  member_companies: { at: 'memberships', renamed: { company_id: 'companyIds' }, leftOut: OWNER },
  entitlements: { at: 'entitlement', leftOut: OWNER },
  billing_info: { at: 'billingInfo', leftOut: OWNER },
  invoices: {
    at: 'invoices',
    leftOut: { ...OWNER, settled_at: WORK, told_attempts: WORK, told_at: WORK },
  },
  invoice_refunds: {
    at: 'invoices.refunds',
    leftOut: { provider: PARENT, invoice_id: PARENT, told_at: WORK },
  },
  invoice_disputes: { at: 'invoices.disputes', leftOut: { provider: PARENT, invoice_id: PARENT } },
  subscriptions: { at: 'subscriptions', leftOut: { ...OWNER, reminded_of_end: WORK } },
  payment_operations: {
    at: 'paymentOperations',
    leftOut: {
      ...OWNER,
      id: WORK,
      provider: WORK,
      request_id: WORK,
      result: WORK,
      awaited_invoice_id: WORK,
      resumed_at: WORK,
    },
  },
  analysis_usage: { at: 'usage' },
  audit_log: {
    at: 'securityEvents',
    leftOut: { ...OWNER, id: WORK, pseudonym: 'only where the account is gone' },
  },
  emails: {
    at: 'emails',
    leftOut: {
      ...OWNER,
      id: WORK,
      ...{ html: LINKS, text: LINKS },
      attempts: WORK,
      last_error: WORK,
      reply_to: 'the address of the account',
      unsubscribe_link: SECRET,
      attachments: 'files that go with it; forgotten once delivered, and to be had from the account',
    },
  },
  email_events: { at: 'emails.events', leftOut: { id: WORK, email_id: PARENT, report_id: WORK } },
  support_tickets: { at: 'supportTickets', leftOut: OWNER },
  prompt_suggestions: { at: 'promptSuggestions', leftOut: { ...OWNER, id: WORK } },
  companies: {
    at: 'companies',
    renamed: { competitor_aliases: 'aliases', ignored_names: 'aliases', names_revision: 'aliases' },
    leftOut: OWNER,
  },
  prompts: { at: 'companies.prompts' },
  prompt_series: { at: 'companies.prompts.questions', leftOut: { prompt_id: PARENT } },
  source_kinds: { at: 'sourceKinds' },
  ...{ plan_actions: { at: 'planActions' }, plan_proposals: { at: 'planProposals' } },
  plan_action_events: { at: 'planEvents', leftOut: { id: WORK } },
  claim_marks: { at: 'claimMarks', leftOut: { id: WORK } },
  prompt_states: {
    at: 'companies.prompts',
    renamed: {
      status: 'analysisStatus',
      started_at: 'analysisStartedAt',
      last_processed_at: 'lastProcessed',
      next_run_at: 'nextRun',
      prompt_id: 'id',
      running_analysis_id: 'progress',
    },
    leftOut: OWNER,
  },
  engine_attempts: {
    at: 'companies.prompts.missingEngines',
    renamed: { failure_kind: 'reason', next_attempt_at: 'nextAttempt' },
    leftOut: { prompt_id: PARENT, analysis_id: WORK, failing_since: WORK, attempts: WORK, is_down: WORK },
  },
  monitoring_data: {
    at: 'companies.prompts.monitoringData',
    renamed: {
      other_companies_count: 'otherCompanies',
      other_companies_mentions: 'otherCompanies',
      refused_responses: 'excludedResponses',
      empty_responses: 'excludedResponses',
      failed_responses: 'excludedResponses',
      shown_by_engine: 'shownRates',
      own_mentions: 'mentionRate',
      own_position_sum: 'averagePosition',
      own_position_square_sum: 'averagePosition',
      own_sentiment: 'sentiment',
      own_tones: 'tones',
    },
    leftOut: { ...OWNER, series: COMPANY },
  },
  task_lists: {
    at: 'taskLists',
    leftOut: { ...OWNER, id: WORK, analysis_id: WORK, names_revision: WORK, plan: WORK },
  },
  analyses: {
    at: 'analyses',
    leftOut: { ...OWNER, attempt: WORK, last_progress_at: WORK, company_id: 'said by the prompt' },
  },
  analysis_results: {
    at: 'answers',
    renamed: { failure_kind: 'failure' },
    leftOut: {
      company_id: COMPANY,
      day: 'the day of its analysis',
      extractor_version: WORK,
      language: WORK,
      names_revision: WORK,
      is_read_ahead: WORK,
      reader: WORK,
      rules_because: WORK,
      reader_retried_at: WORK,
      refused_by_engine: WORK,
      search_queries: WORK,
      searches: WORK,
      input_tokens: WORK,
      output_tokens: WORK,
      cost_micro_dollars: 'stands in engineCalls',
    },
  },
  answer_texts: {
    at: 'answers',
    renamed: { text: 'answer', result_id: 'id' },
    leftOut: { company_id: COMPANY },
  },
  mentions: {
    at: 'answers.companies',
    renamed: { company_key: 'key' },
    leftOut: { company_id: COMPANY, result_id: PARENT },
  },
  citations: {
    at: 'answers.citations',
    renamed: { span_start: 'span', span_end: 'span' },
    leftOut: { company_id: COMPANY, result_id: PARENT, company_keys: WORK, named_by_engine: WORK },
  },
  engine_calls: { at: 'engineCalls', leftOut: OWNER },
  labels: { at: 'labels', leftOut: OWNER },
  webhook_endpoints: {
    at: 'webhooks',
    leftOut: { ...OWNER, sealed_secret: SECRET, previous_sealed_secret: SECRET, paused_until: WORK },
  },
  api_keys: { at: 'apiKeys', leftOut: { ...OWNER, secret_hash: SECRET } },
  api_key_days: { at: 'apiKeys', renamed: { key_id: 'id', day: 'calls' } },
  assistants: { at: 'assistants', leftOut: OWNER },
  assistant_days: { at: 'assistants', renamed: { assistant_id: 'id', day: 'calls' } },
  weekly_exports: { at: 'weeklyExports', leftOut: { organisation_id: PARENT } },
  webhook_deliveries: { at: 'webhookDeliveries', leftOut: OWNER },
  access_logs: { at: 'accessLogs' },
  log_addresses: { at: 'logAddresses', leftOut: { ...OWNER, secret_hash: SECRET } },
  site_checks: { at: 'siteChecks' },
  alerts: { at: 'alerts', leftOut: OWNER },
  alert_settings: { at: 'alertSettings', leftOut: { ...OWNER, updated_at: WORK } },
  alert_mutes: { at: 'alertSettings.mutes', leftOut: OWNER },
  alert_member_settings: { at: 'alertMails', leftOut: OWNER },
};

const LEFT_OUT: Readonly<Record<string, string>> = {
  ...{ monthly_tallies: SUMMED, monthly_sources: SUMMED, monthly_answers: SUMMED },
  ...{ company_months: SUMMED, company_month_names: SUMMED },
  model_readings: 'what a model read in an answer; what counts of it stands with the answer',
  name_proposals: 'names a model takes for one company; what the user says of them stands with the company',
  reading_disagreements: 'where a model and the rules read an answer differently: evidence for better rules',
  ...{
    access_log_days: WORK,
    crawler_reads:
      'how often crawlers read a page, by day: nothing about a person; the logs stand in the file',
    engine_visits: 'how many came to a page, by day: nothing about a person; the logs stand in the file',
  },
  company_pages: 'what a public page held when it was last read; read anew when it is needed',
  rereading_progress: 'stands for the minutes a re-reading takes',
  oauth_clients: 'programs by what they say of themselves; which of them were let in stands in the file',
  oauth_tokens: SECRET,
  visitor_answers: 'what anybody who names a site is shown of it; it belongs to no account',
  ...{ alert_watches: WORK, alert_mails: WORK, monday_mails: WORK, plan_proposal_runs: WORK },
  told_changes: 'which change of a prompt webhooks were last told of; what was told stands with them',
  ...{ list_revisions: 'how often the list on the screens changed, not what it shows', live_events: WORK },
  jobs: 'work to do: ids of rows that stand in the file; gone when it is done',
  dead_jobs: 'work that failed: ids of rows that stand in the file',
  erasures: 'what a deleted account or prompt has left; an account that is there has none',
  idempotency_keys: 'kept a day for repeated requests; what they made stands in the file',
  ...{ rate_limits: 'counts under hashed keys', leases: 'held for seconds, by keys of work' },
  ...{ sandbox_objects: SANDBOX, sandbox_requests: SANDBOX, sandbox_clock: SANDBOX },
  payment_customers: 'by which id the provider knows the account; it stands with every subscription',
  payment_events: 'that the provider told of something; what it is now stands in the file',
  payment_drifts: 'what was put right in our own books; how it stands now is in the file',
  downgrade_previews: 'a digest of what was shown last',
  ...{ plan_prices: 'of nobody', plans: 'of nobody', app_secrets: SECRET },
  ...{ engine_slots: WORK, engine_breakers: WORK },
  ...{ recurring_jobs: WORK, purge_runs: WORK, schema_migrations: WORK, payment_checks: WORK, backups: WORK },
};

let app: TestApp;
let file: Record<string, unknown>;
/** The columns of every table, by table; parts of a divided table are no tables of their own. */
let tables: Map<string, string[]>;

beforeAll(async () => {
  app = await startTestApp();
  const ada = await registerWithPlan(app, 'business');
  const { company } = await createCompany(app, ada);
  await app.settleJobs();
  const ticket = { subject: 'Una domanda', message: 'Quando arrivano i prossimi risultati?' };
  await app.call(api.createSupportTicket, { as: ada, body: ticket });
  await app.call(api.requestSuggestions, { as: ada, body: { websiteUrl: company.websiteUrl } });
  await app.settleJobs();
  await app.call(api.inviteMember, { as: ada, body: { email: 'b@b.it', role: 'editor', companyIds: [] } });
  await app.call(api.createLabel, { as: ada, body: { subject: 'prompt', name: 'Hotel', colour: 'ochre' } });
  const webhook = { url: 'https://n8n.example/hook', events: ['analysis.completed' as const] };
  const { body: added } = await app.call(api.createWebhookEndpoint, { as: ada, body: webhook });
  const key = { name: 'Foglio', mayWrite: false, companyIds: null, days: 90 as const };
  await app.call(api.createApiKey, { as: ada, body: key });
  await app.call(api.testWebhookEndpoint, { as: ada, params: { webhookId: added.webhook.id } });
  for (const statement of [...ROWS_TO_EXPORT, ...ALERT_ROWS]) await app.ctx.db.execute(statement);
  const answer = await app.server.inject({
    url: api.exportData.path,
    headers: { authorization: `Bearer ${ada.accessToken}` },
  });
  file = z.looseObject({}).parse(answer.json());
  tables = await readTables(app.ctx.db);
});
afterAll(() => app.stop());

/** The first object at a place of the file such as `companies.prompts`, lists on the way included. */
function findAt(place: string): Record<string, unknown> {
  const found = place.split('.').reduce<unknown>((inside, name) => {
    const part = z.looseObject({}).parse(inside)[name];
    return Array.isArray(part) ? part[0] : part;
  }, file);
  return z.looseObject({}, `nothing stands at ${place}`).parse(found);
}

const toKey = (column: string) => column.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());

describe('every table', () => {
  it('is part of the export, or somebody decided that it is not and why', () => {
    expect(Object.keys({ ...EXPORTED, ...LEFT_OUT }).toSorted()).toEqual([...tables.keys()].toSorted());
  });

  it.each(Object.entries(EXPORTED))('%s stands in the file with each of its columns', (table, place) => {
    const { at, renamed = {}, leftOut = {} } = place;
    const columns = tables.get(table) ?? [];
    expect(columns).toEqual(expect.arrayContaining([...Object.keys(renamed), ...Object.keys(leftOut)]));
    const wanted = columns
      .filter((column) => leftOut[column] === undefined)
      .map((column) => renamed[column] ?? toKey(column));
    expect(Object.keys(findAt(at))).toEqual(expect.arrayContaining(wanted));
  });
});
