import type { EngineId } from '@citato/contract';
import type { PriceRow } from './price-row.ts';
import { DEEPSEEK, GROK, MISTRAL } from './presets/preset-prices.ts';
import { AI_MODE, AI_OVERVIEWS, CHATGPT_PAGE, COPILOT } from './search-vendors/page-prices.ts';

/**
 * OpenAI, standard tier; web search 10 dollars per thousand calls, found text billed as input tokens.
 * Source: developers.openai.com/api/docs/pricing as reported by price trackers in June and November 2026
 * (5.6 family: announcement of 2026-06-26). Dated snapshots cost what their model costs.
 */
const OPENAI: Readonly<Record<string, PriceRow>> = {
  'gpt-5.6-sol': { input: 5, cachedInput: 0.5, output: 30, search: 10 },
  'gpt-5.6-terra': { input: 2.5, cachedInput: 0.25, output: 15, search: 10 },
  'gpt-5.6-luna': { input: 1, cachedInput: 0.1, output: 6, search: 10 },
  'gpt-5.5-pro': { input: 30, cachedInput: 30, output: 180, search: 10 },
  'gpt-5.5': { input: 5, cachedInput: 0.5, output: 30, search: 10 },
  'gpt-5.4': { input: 2.5, cachedInput: 0.25, output: 15, search: 10 },
  'gpt-5.4-mini': { input: 0.75, cachedInput: 0.075, output: 4.5, search: 10 },
  'gpt-5.4-nano': { input: 0.2, cachedInput: 0.02, output: 1.25, search: 10 },
  'gpt-5.1': { input: 1.25, cachedInput: 0.125, output: 10, search: 10 },
  'gpt-5': { input: 1.25, cachedInput: 0.125, output: 10, search: 10 },
  'gpt-5-mini': { input: 0.25, cachedInput: 0.025, output: 2, search: 10 },
  'gpt-4.1': { input: 2, cachedInput: 0.5, output: 8, search: 10 },
  'gpt-4.1-mini': { input: 0.4, cachedInput: 0.1, output: 1.6, search: 10, inputTokensPerSearch: 8000 },
  'gpt-4o': { input: 2.5, cachedInput: 1.25, output: 10, search: 10 },
  'gpt-4o-mini': { input: 0.15, cachedInput: 0.075, output: 0.6, search: 10, inputTokensPerSearch: 8000 },
};

/**
 * Perplexity. Its own `usage.cost` wins over these. Agent API (`perplexity/…`): a search is one call of web_search;
 * source: docs.perplexity.ai/docs/agent-api/models as transcribed on 2026-07-04 and again in November 2026, searches
 * docs.perplexity.ai/docs/getting-started/pricing. Chat completions, low search context: a search is one request;
 * source: the same pricing page as reported by price trackers in June 2026.
 */
const PERPLEXITY: Readonly<Record<string, PriceRow>> = {
  'perplexity/sonar': { input: 0.25, cachedInput: 0.0625, output: 2.5, search: 5 },
  sonar: { input: 1, cachedInput: 1, output: 1, search: 5 },
  'sonar-pro': { input: 3, cachedInput: 3, output: 15, search: 6 },
  'sonar-reasoning-pro': { input: 2, cachedInput: 2, output: 8, search: 6 },
};

/**
 * Gemini, paid tier, prompts up to 200,000 tokens; a search is one query (Gemini 2: one grounded answer), the free
 * ones of each day left out. Source: ai.google.dev/gemini-api/docs/pricing as transcribed on 2026-07-04, 2026-07-21
 * and 2026-10-07 (3.1 Flash-Lite: its announcement of 2026-05-07). The 3.6 to 3.8 Flash models stand at the price of 2027: half of it is charged until the end of 2026.
 */
const GOOGLE: Readonly<Record<string, PriceRow>> = {
  'gemini-3.8-flash': { input: 1.5, cachedInput: 0.15, output: 7.5, search: 14 },
  'gemini-3.7-flash': { input: 1.5, cachedInput: 0.15, output: 7.5, search: 14 },
  'gemini-3.6-flash': { input: 1.5, cachedInput: 0.15, output: 7.5, search: 14 },
  'gemini-3.5-flash': { input: 1.5, cachedInput: 0.15, output: 9, search: 14 },
  'gemini-3.5-flash-lite': { input: 0.3, cachedInput: 0.03, output: 2.5, search: 14 },
  'gemini-3.1-flash-lite': { input: 0.25, cachedInput: 0.025, output: 1.5, search: 14 },
  'gemini-3.1-pro-preview': { input: 2, cachedInput: 0.2, output: 12, search: 14 },
  'gemini-3-flash-preview': { input: 0.5, cachedInput: 0.05, output: 3, search: 14 },
  'gemini-2.5-pro': { input: 1.25, cachedInput: 0.125, output: 10, search: 35 },
  'gemini-2.5-flash': { input: 0.3, cachedInput: 0.03, output: 2.5, search: 35 },
  'gemini-2.5-flash-lite': { input: 0.1, cachedInput: 0.01, output: 0.4, search: 35 },
};

/**
 * Anthropic, standard tier; web search 10 dollars per thousand searches, found text billed as input tokens.
 * Source: platform.claude.com/docs/en/models as read in autumn 2026 (Haiku 5.5: prompts up to 100,000 tokens).
 */
const ANTHROPIC: Readonly<Record<string, PriceRow>> = {
  'claude-fable-5-2': { input: 8, cachedInput: 0.8, output: 40, search: 10 },
  'claude-fable-5-1': { input: 10, cachedInput: 1, output: 50, search: 10 },
  'claude-opus-5-5': { input: 4, cachedInput: 0.4, output: 20, search: 10 },
  'claude-opus-5': { input: 5, cachedInput: 0.5, output: 25, search: 10 },
  'claude-opus-4-8': { input: 5, cachedInput: 0.5, output: 25, search: 10 },
  'claude-sonnet-5-5': { input: 2, cachedInput: 0.2, output: 10, search: 10 },
  'claude-sonnet-5': { input: 2, cachedInput: 0.2, output: 10, search: 10 },
  'claude-sonnet-4-6': { input: 3, cachedInput: 0.3, output: 15, search: 10 },
  'claude-haiku-5-5': { input: 0.1, cachedInput: 0.01, output: 0.5, search: 10 },
  'claude-haiku-4-5': { input: 1, cachedInput: 0.1, output: 5, search: 10 },
};

export const PRICES: Readonly<Record<EngineId, Readonly<Record<string, PriceRow>> | null>> = {
  openai: OPENAI,
  perplexity: PERPLEXITY,
  google: GOOGLE,
  anthropic: ANTHROPIC,
  ai_overviews: AI_OVERVIEWS,
  ai_mode: AI_MODE,
  copilot: COPILOT,
  chatgpt_page: CHATGPT_PAGE,
  grok: GROK,
  mistral: MISTRAL,
  deepseek: DEEPSEEK,
  compatible: null,
  demo: null,
};
