import {
  createBoundedFetch,
  createEngines,
  createStructuredModel,
  STRUCTURED_ENGINE_IDS,
  type PerplexitySettings,
  type Providers,
  type ProviderSettings,
  type StructuredModel,
  type StructuredModelSettings,
} from '#adapters/engines';
import { DIRECT, type Outbound } from '#adapters/outbound';
import { createReader } from '#adapters/reader';
import { createSiteReader } from '#adapters/site-reader';
import type { Clock } from '#lib/clock';
import type { Config } from '../config.ts';
import type { Adapters } from './adapters.ts';

/** One call of the writing model: a page or a digest of answers goes in, a list of a dozen items comes out. */
const WRITER_BOUNDS = { maxInputTokens: 24_000, maxOutputTokens: 8_000 } as const;

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
export const readWebSettings = (
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
    grok: readProvider(config.GROK_API_KEY, config.GROK_BASE_URL, config.GROK_MODEL),
    mistral: readProvider(config.MISTRAL_API_KEY, config.MISTRAL_BASE_URL, config.MISTRAL_MODEL),
    deepseek: readProvider(config.DEEPSEEK_API_KEY, config.DEEPSEEK_BASE_URL, config.DEEPSEEK_MODEL),
    ...readSearchVendors(config),
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

function readSearchVendors(config: Config): Pick<Providers, 'dataforseo' | 'serpapi'> {
  const { DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password, SERPAPI_API_KEY: apiKey } = config;
  return {
    dataforseo:
      login === null || password === null ? null : { login, password, baseUrl: config.DATAFORSEO_BASE_URL },
    serpapi: apiKey === null ? null : { apiKey, baseUrl: config.SERPAPI_BASE_URL },
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
