import { type EngineId, listServing, type Market, type MarketReach } from '@citato/contract';

/**
 * What an engine takes of where a question is asked: a town, a country, or nothing. Sources: the web search tools of
 * OpenAI, Anthropic and xAI (`user_location`), Perplexity (`user_location` with city and coordinates), Gemini
 * (`retrievalConfig.latLng`), searches of Google (coordinates or a location); the page of ChatGPT takes a country. Copilot's
 * page takes nothing, and models without a web search have no place to search from. The demo makes its answers up anywhere.
 */
const REACH: Readonly<Record<EngineId, MarketReach>> = {
  openai: 'town',
  perplexity: 'town',
  google: 'town',
  anthropic: 'town',
  ai_overviews: 'town',
  ai_mode: 'town',
  copilot: 'nothing',
  chatgpt_page: 'country',
  grok: 'town',
  mistral: 'nothing',
  deepseek: 'nothing',
  compatible: 'nothing',
  demo: 'town',
};

export function findReach(engine: EngineId): MarketReach {
  return REACH[engine];
}

/** The engines a market is asked at: those that serve it, and all where none does. */
export function listServingEngines({
  available,
  market,
}: {
  available: readonly EngineId[];
  market: Market;
}): readonly EngineId[] {
  return listServing({ available, reachOf: findReach, market });
}
