import { createAccountsFeature, createAuthenticate } from '#features/accounts';
import { createAlertsFeature, createMailTopics, createMuteLinks, type MuteLinks } from '#features/alerts';
import { countStartable, createAnalysisFeature } from '#features/analysis';
import { createAnswersFeature } from '#features/answers';
import { createApiAccessFeature, WEEKLY_TOPIC, weeklyTopic } from '#features/api-access';
import { createBillingFeature, getPlanStatus } from '#features/billing';
import { createCompaniesFeature, listCompanyRows } from '#features/companies';
import { createEmailsFeature, createUnsubscribeLinks } from '#features/emails';
import {
  createCallBatchers,
  createEngineCallsFeature,
  createSharedPermits,
  createWriter,
} from '#features/engine-calls';
import { createMeasurementsFeature } from '#features/measurements';
import { createMonitoringFeature } from '#features/monitoring';
import { createOperatorFeature } from '#features/operator';
import { countTaskListsPrepared, createActionPlansFeature } from '#features/action-plans';
import { createPlansFeature } from '#features/plans';
import { createPrivacyFeature, removeAccount } from '#features/privacy';
import { createReadingFeature } from '#features/reading';
import { createReportsFeature, REPORT_TOPIC, reportTopic } from '#features/reports';
import { createOwnSiteFeature } from '#features/own-site';
import { countSuggestions, createSuggestionsFeature } from '#features/suggestions';
import { createTeamsFeature } from '#features/teams';
import { createWebhooksFeature, nameChannel } from '#features/webhooks';
import type { AccountId } from '#lib/ids';
import type { Context, Feature } from '#platform/context';
import type { Queryable } from '#platform/db';
import type { Authenticate } from '#platform/http';
import { createSealer, getOrCreateSecret } from '#platform/secrets';
import type { Config } from './config.ts';
import type { Adapters } from './adapters/adapters.ts';
import { ERASERS } from './erasers.ts';
import { offersVisitorAnswers } from './get-config.ts';

/** What the panel counts of other features. */
const COUNTERS = { countTaskListsPrepared, countSuggestions };

/** The features of the product in the order of the layers, each with the adapters and settings it needs. */
export async function createFeatures({
  ctx,
  config,
  adapters,
}: {
  ctx: Context;
  config: Config;
  adapters: Adapters;
}): Promise<{ features: readonly Feature[]; authenticate: Authenticate }> {
  const { unsubscribeLinks, muteLinks } = await openLinks(ctx, config);
  const accounts = { ...ctx, getPlanStatus, settings: await readAccountSettings(ctx, config) };
  // Whatever asks an engine takes its permits from here, so that they hold over all of it.
  const permits = createSharedPermits({
    ...ctx,
    perEngine: config.ENGINE_CONCURRENCY,
    perProcess: config.WORKER_CONCURRENCY,
    leaseSeconds: config.JOB_LEASE_S,
  });
  const { siteReader, writer: model } = adapters;
  const { visitorBudgetCents } = config;
  const policy = readPolicy(config);
  const payments = { ...ctx, payments: adapters.payments.provider, settings: readPaymentSettings(config) };
  const calls = createCallBatchers({ ...ctx, ...policy, visitorBudgetCents });
  const { engines, reader } = adapters;
  const linked = { ...ctx, settings: { appUrl: config.appUrl } };
  const analysis = { ...ctx, engines, reader, permits, calls, policy };
  const writer = model && createWriter({ ...ctx, permits, calls, model });
  const sources = [
    createEmailsFeature({
      ...ctx,
      mailer: adapters.mailer,
      unsubscribeLinks,
      mailTopics: { ...createMailTopics(), [REPORT_TOPIC]: reportTopic, [WEEKLY_TOPIC]: weeklyTopic },
      settings: {
        appUrl: config.appUrl,
        webhookSecret: config.MAIL_WEBHOOK_SECRET,
        tracksOpening: config.MAIL_OPEN_TRACKING,
      },
    }),
    createAccountsFeature({ ...accounts, listNamesOfCompanies }),
    createPlansFeature(ctx),
    createCompaniesFeature({ ...ctx, engines: engines.map(({ id }) => id), countStartable }),
    createAnswersFeature(ctx),
    createMeasurementsFeature(ctx),
    createEngineCallsFeature({
      ...ctx,
      engines: adapters.engines,
      readingCostMicroDollars: adapters.reader?.typicalCostMicroDollars ?? 0,
      permits,
      policy,
    }),
    createReadingFeature({ ...ctx, reader: adapters.reader, permits, calls }),
    createAnalysisFeature(analysis),
    createMonitoringFeature({ ...ctx, engines: engines.map(({ id }) => id), policy }),
    createSuggestionsFeature({
      ...ctx,
      siteReader,
      writer,
      engines,
      permits,
      calls,
      engineTimeoutMs: policy.engineTimeoutMs,
      visitorBudgetCents,
      isOffered: offersVisitorAnswers({ config, engines }),
    }),
    createOwnSiteFeature({ ...linked, siteReader }),
    createActionPlansFeature({ ...ctx, siteReader, writer }),
    createReportsFeature({ ...linked, reports: adapters.reports, unsubscribeLinks }),
    createAlertsFeature({
      ...ctx,
      unsubscribeLinks,
      muteLinks,
      nameChannel,
      settings: readMailSettings(config),
    }),
    createTeamsFeature(linked),
    createBillingFeature({ ...payments, sandbox: adapters.payments.sandbox }),
    await webhooksOf({ ctx, config, adapters, muteLinks }),
    createApiAccessFeature({
      ...ctx,
      clientDocuments: adapters.clientDocuments,
      unsubscribeLinks,
      settings: readMailSettings(config),
    }),
  ];
  const operator = createOperatorFeature({
    panel: { ...analysis, ...readPanel({ config, adapters }), counters: COUNTERS },
    health: healthDeps({ ctx, config, adapters }),
    paymentTests: {
      ...payments,
      ...adapters.payments,
      hasDebugRoutes: config.hasDebugRoutes,
      removeAccount: (tx, userId) => removeAccount(payments, tx, { userId }),
    },
  });
  return {
    authenticate: createAuthenticate(accounts),
    features: [...sources, createPrivacyFeature({ ...payments, sources, erasers: ERASERS }), operator],
  };
}

const listNamesOfCompanies = async (db: Queryable, accountId: AccountId): Promise<string[]> =>
  (await listCompanyRows(db, accountId)).map(({ company }) => company.name);

async function readAccountSettings({ db, clock }: Context, config: Config) {
  return {
    appUrl: config.appUrl,
    adminEmails: config.adminEmails,
    jwtSecret: config.JWT_SECRET ?? (await getOrCreateSecret({ db, clock, name: 'jwt' })),
    accessTtlSeconds: config.ACCESS_TTL_S,
    refreshTtlSeconds: config.REFRESH_TTL_S,
    refreshGraceSeconds: config.REFRESH_GRACE_S,
    supportEmail: config.supportEmail,
  };
}

/** Links in mails stay good for years: they have a key of their own, which nothing else makes anew. */
async function openLinks({ db, clock }: Context, { appUrl }: Config) {
  const secret = await getOrCreateSecret({ db, clock, name: 'unsubscribe' });
  return {
    unsubscribeLinks: createUnsubscribeLinks({
      sealer: createSealer({ secret, purpose: 'unsubscribe' }),
      appUrl,
    }),
    muteLinks: createMuteLinks({ sealer: createSealer({ secret, purpose: 'mute' }), appUrl }),
  };
}

/**
 * The feature that sends events to other programs; the secrets of customers’ webhooks are sealed with a key of the
 * installation’s own.
 */
async function webhooksOf({
  ctx,
  config,
  adapters,
  muteLinks,
}: {
  ctx: Context;
  config: Config;
  adapters: Adapters;
  muteLinks: MuteLinks;
}): Promise<Feature> {
  const { db, clock } = ctx;
  const secret = config.WEBHOOK_SECRETS_KEY ?? (await getOrCreateSecret({ db, clock, name: 'webhooks' }));
  const deps = {
    ...ctx,
    automation: adapters.automation,
    sender: adapters.webhookSender,
    muteLinks,
    sealer: createSealer({ secret, purpose: 'webhook-secrets' }),
    settings: { appUrl: config.appUrl, isDemo: adapters.engines.some(({ id }) => id === 'demo') },
  };
  return createWebhooksFeature(deps);
}

/** Where mails lead, and who runs this installation, in the line they end with. */
function readMailSettings({ appUrl, LEGAL_NAME, LEGAL_ADDRESS, LEGAL_VAT }: Config) {
  const parts = [LEGAL_NAME, LEGAL_ADDRESS, LEGAL_VAT === null ? null : `P. IVA ${LEGAL_VAT}`];
  const known = parts.filter((part) => part !== null);
  return { appUrl, legalLine: known.length === 0 ? null : known.join(' · ') };
}

function readPolicy(config: Config) {
  return {
    answersPerAnalysis: config.ANSWERS_PER_ANALYSIS,
    engineTimeoutMs: config.ENGINE_TIMEOUT_S * 1000,
    workerConcurrency: config.WORKER_CONCURRENCY,
    dailyBudgetCents: config.dailyBudgetCents,
    eurPerUsd: config.EUR_PER_USD,
    schedulerTickSeconds: config.SCHEDULER_TICK_S,
    rulesBecause: config.READER === 'rules' ? ('chosen' as const) : ('no_model' as const),
  };
}

/** What the administrator's panel tells of the settings, and sends its test mails with. */
function readPanel({ config, adapters }: { config: Config; adapters: Adapters }) {
  return {
    mailer: adapters.mailer,
    settings: { appUrl: config.appUrl, tracksOpening: config.MAIL_OPEN_TRACKING },
    engineConcurrency: config.ENGINE_CONCURRENCY,
    dailyBudgetCents: config.dailyBudgetCents,
    eurPerUsd: config.EUR_PER_USD,
    schedulerTickSeconds: config.SCHEDULER_TICK_S,
  };
}

function healthDeps({ ctx, config, adapters }: { ctx: Context; config: Config; adapters: Adapters }) {
  return {
    ...ctx,
    engines: adapters.engines,
    hasReader: adapters.reader !== null,
    engineConcurrency: config.ENGINE_CONCURRENCY,
    policy: { ...readPolicy(config), showsInventedAnswers: config.showsInventedAnswers },
    mailer: adapters.mailer,
    paymentProvider: adapters.payments.provider.id,
  };
}

function readPaymentSettings({ appUrl, supportEmail, PROMO_ENDS_AT: promoEndsAt }: Config) {
  return { appUrl, supportEmail, promoEndsAt };
}
