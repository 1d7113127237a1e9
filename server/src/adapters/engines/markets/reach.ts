import { DEFAULT_MARKET, type EngineId, type Market } from '@citato/contract';

/**
 * What an engine takes of where a question is asked: a town, a country, or nothing. Sources: the web search tools of
 * OpenAI, Anthropic and xAI (`user_location`), Perplexity (`user_location` with city and coordinates), Gemini
 * (`retrievalConfig.latLng`), searches of Google (coordinates or a location); the page of ChatGPT takes a country. Copilot's
 * page takes nothing, and models without a web search have no place to search from. The demo makes its answers up anywhere.
 */
export type MarketReach = 'town' | 'country' | 'nothing';

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

/**
 * Whether an engine takes all of a market. One that takes nothing is asked in Italy as a whole, whatever the
 * language: it is in the words.
 */
export function servesMarket(engine: EngineId, { country, place }: Market): boolean {
  const reach = REACH[engine];
  if (reach === 'town') return true;
  return place === null && (reach === 'country' || country === DEFAULT_MARKET.country);
}

/** The engines a market is asked at: those that serve it, and all where none does. */
export function listServingEngines({
  available,
  market,
}: {
  available: readonly EngineId[];
  market: Market;
}): readonly EngineId[] {
  const serving = available.filter((engine) => servesMarket(engine, market));
  return serving.length > 0 ? serving : available;
}
