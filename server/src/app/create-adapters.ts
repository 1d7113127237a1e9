import { type AutomationWebhook, createAutomationWebhook } from '#adapters/automation';
import {
  type AnswerEngine,
  createBoundedFetch,
  createEngines,
  createStructuredModel,
  type PerplexitySettings,
  type Providers,
  type ProviderSettings,
  STRUCTURED_ENGINE_IDS,
  type StructuredModel,
  type StructuredModelSettings,
} from '#adapters/engines';
import { createWebAccess } from '#adapters/guarded-web';
import { createSmtpMailer, type Mailer, mailboxMailer } from '#adapters/mailer';
import { DIRECT, type Outbound } from '#adapters/outbound';
import type { Payments, PostWebhook } from '#adapters/payments';
import { createReportRenderer, type ReportRenderer } from '#adapters/pdf';
import { createReader, type Reader } from '#adapters/reader';
import { createSiteReader, type SiteReader } from '#adapters/site-reader';
import { createWebhookSender, type WebhookSender } from '#adapters/webhooks';
import type { Clock } from '#lib/clock';
import type { Context } from '#platform/context';
import { choosePayments } from './choose-payments.ts';
import type { Config } from './config.ts';

/** Third parties, real or embedded. */
export interface Adapters {
  /** Null where the operator names none. */
  readonly automation: AutomationWebhook | null;
  readonly engines: readonly AnswerEngine[];
  /** Null: the rules read alone. */
  readonly reader: Reader | null;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly reports: ReportRenderer;
  readonly siteReader: SiteReader;
  readonly webhookSender: WebhookSender;
  /** Writes suggestions and task lists; null: the rules write alone. */
  readonly writer: StructuredModel | null;
}

/** One call of the writing model: a page or a digest of answers goes in, a list of a dozen items comes out. */
const WRITER_BOUNDS = { maxInputTokens: 24_000, maxOutputTokens: 8_000 } as const;

export async function createAdapters({
  ctx,
  config,
  outbound,
  postWebhook,
}: {
  ctx: Context;
  config: Config;
  outbound: Outbound;
  postWebhook: PostWebhook;
}): Promise<Adapters> {
  const models = await createModels({ config, clock: ctx.clock, outbound });
  const mailer =
    config.SMTP_URL === null
      ? mailboxMailer
      : createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM });
  const reports = createReportRenderer();
  const payments = await choosePayments({ ctx, config, outbound, postWebhook });
  return {
    ...models,
    automation: chooseAutomation({ config, clock: ctx.clock, outbound }),
    webhookSender: createWebhookSender({
      access: createWebAccess({
        ...readWebSettings(config, outbound),
        allowNetworks: config.WEBHOOK_ALLOW_NETWORKS,
      }),
      clock: ctx.clock,
      allowsHttp: !config.isProduction,
    }),
    mailer,
    payments,
    reports,
  };
}

function chooseAutomation({
  config,
  clock,
  outbound,
}: {
  config: Config;
  clock: Clock;
  outbound: Outbound;
}): AutomationWebhook | null {
  const { AUTOMATION_WEBHOOK_URL: url, AUTOMATION_WEBHOOK_SECRET: secret, environment } = config;
  return url === null || secret === null
    ? null
    : createAutomationWebhook({ url, secret, environment, clock, outbound });
}

/** What answers, reads and writes, and the reader of websites that tells where its links lead. */
export async function createModels({
  config,
  clock,
  outbound = DIRECT,
}: {
  config: Config;
  clock: Clock;
  outbound?: Outbound;
}): Promise<Pick<Adapters, 'engines' | 'reader' | 'siteReader' | 'writer'>> {
  const fetch = createBoundedFetch(outbound);
  const providers = { ...readProviders(config), fetch, timeoutMs: config.ENGINE_TIMEOUT_S * 1000, clock };
  const siteReader = createSiteReader(readWebSettings(config, outbound));
  const engines = await createEngines({
    ...providers,
    resolveRedirect: (request) => siteReader.resolveRedirect(request),
    engines: config.ENGINES,
    demo: {
      latencyMs: config.DEMO_ENGINE_LATENCY_MS,
      faults: config.DEMO_ENGINE_FAULTS,
    },
  });
  const reader = await createReader({
    ...providers,
    choice: config.READER,
    model: config.READER_MODEL,
    isDemo: engines.every(({ id }) => id === 'demo'),
  });
  return { engines, reader, siteReader, writer: await chooseWritingModel(providers) };
}

/** How addresses that users name are reached. */
const readWebSettings = (
  { DNS_SERVER: dnsServer, LOCAL_SITES: localSites, appUrl }: Config,
  outbound: Outbound,
) => ({
  outbound,
  dnsServer,
  localSites: localSites ?? new Map(),
  appUrl,
});

/** The first engine whose model can be held to a schema. */
async function chooseWritingModel(
  providers: Omit<StructuredModelSettings, 'engine' | 'bounds'>,
): Promise<StructuredModel | null> {
  const engine = STRUCTURED_ENGINE_IDS.find((id) => providers[id] !== null);
  return engine === undefined ? null : createStructuredModel({ ...providers, engine, bounds: WRITER_BOUNDS });
}

/** What is set of each provider; null = not configured. */
function readProviders(config: Config): Providers {
  return {
    openai: readProvider(config.OPENAI_API_KEY, config.OPENAI_BASE_URL, config.OPENAI_MODEL),
    perplexity: readPerplexity(config),
    google: readProvider(config.GOOGLE_API_KEY, config.GOOGLE_BASE_URL, config.GOOGLE_MODEL),
    anthropic: readProvider(config.ANTHROPIC_API_KEY, config.ANTHROPIC_BASE_URL, config.ANTHROPIC_MODEL),
    compatible:
      config.COMPATIBLE_BASE_URL === null || config.COMPATIBLE_MODEL === null
        ? null
        : {
            apiKey: config.COMPATIBLE_API_KEY,
            baseUrl: config.COMPATIBLE_BASE_URL,
            model: config.COMPATIBLE_MODEL,
          },
  };
}

/** Its Agent API names models with their maker; a name without one is of Perplexity's own. */
function readPerplexity(config: Config): PerplexitySettings | null {
  const { PERPLEXITY_API_KEY: apiKey, PERPLEXITY_BASE_URL: address } = config;
  if (apiKey === null) return null;
  const model = config.PERPLEXITY_MODEL ?? 'sonar';
  const baseUrl = address ?? 'https://api.perplexity.ai/v1';
  const protocol = config.PERPLEXITY_PROTOCOL ?? (address === null ? 'agent' : 'chat');
  const isNamed = protocol === 'chat' || model.includes('/');
  return { protocol, apiKey, baseUrl, model: isNamed ? model : `perplexity/${model}` };
}

function readProvider(apiKey: string | null, baseUrl: string, model: string): ProviderSettings | null {
  return apiKey === null ? null : { apiKey, baseUrl, model };
}
