import type { EngineId } from '@citato/contract';

/**
 * Perplexity's guide "How to migrate from Sonar" (docs.perplexity.ai/docs/agent-api/migrate-from-sonar/how-to): the
 * support of chat/completions ended on 27 September 2026.
 */
const PERPLEXITY_NOT_FOUND =
  'no such address or model: check PERPLEXITY_BASE_URL, PERPLEXITY_MODEL and PERPLEXITY_PROTOCOL; by agent the model is perplexity/sonar, and chat is for gateways, since Perplexity itself supports it no more';

const BY_EITHER = 'DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD, or SERPAPI_API_KEY';
/** Engines read by a vendor of search pages: what opens it. */
const ACCESS_OF_VENDORS: Partial<Record<EngineId, string>> = {
  ai_overviews: BY_EITHER,
  ai_mode: BY_EITHER,
  copilot: 'SERPAPI_API_KEY',
  chatgpt_page: 'DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD',
};

/** What the operator can do about a status that waiting does not cure; null where there is nothing to say. */
export function adviseOperator({ engine, status }: { engine: EngineId; status: number }): string | null {
  const variables = engine.toUpperCase();
  const access = ACCESS_OF_VENDORS[engine] ?? `${variables}_API_KEY`;
  if (status === 401 || status === 403) return `check ${access}`;
  if (status === 402) return `the account behind ${access} cannot pay`;
  if (status !== 404 && status !== 410) return null;
  if (engine in ACCESS_OF_VENDORS) return 'no such address: check DATAFORSEO_BASE_URL and SERPAPI_BASE_URL';
  return engine === 'perplexity'
    ? PERPLEXITY_NOT_FOUND
    : `no such address or model: check ${variables}_BASE_URL and ${variables}_MODEL`;
}
