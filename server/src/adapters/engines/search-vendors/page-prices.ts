import type { PriceRow } from '../price-row.ts';

const page = (search: number): PriceRow => ({ input: 0, cachedInput: 0, output: 0, search });
/**
 * Pages of vendors, per thousand. DataForSEO live: 2 dollars, 2 more for an overview that loads late, 4 for AI Mode and
 * for ChatGPT's page (dataforseo.com/pricing); its own `cost` wins. SerpApi: the plan of 5,000 searches for 75 dollars
 * (serpapi.com/pricing); what a smaller or larger one charges is not known.
 */
export const AI_OVERVIEWS = { dataforseo: page(4), serpapi: page(15) };
export const AI_MODE = { dataforseo: page(4), serpapi: page(15) };
export const COPILOT = { serpapi: page(15) };
export const CHATGPT_PAGE = { dataforseo: page(4) };
