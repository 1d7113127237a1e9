import type { EngineId } from '@citato/contract';

/** Where each vendor describes its models; null: the operator’s own, and the demo. */
const MODELS: Readonly<Partial<Record<EngineId, string>>> = {
  openai: 'https://developers.openai.com/api/docs/pricing',
  perplexity: 'https://docs.perplexity.ai/docs/agent-api/models',
  google: 'https://ai.google.dev/gemini-api/docs/pricing',
  anthropic: 'https://platform.claude.com/docs/en/models',
  grok: 'https://docs.x.ai/developers',
  mistral: 'https://docs.mistral.ai/api',
  deepseek: 'https://api-docs.deepseek.com',
};

/** Where each vendor of pages describes how it reads one. */
const PAGES: Readonly<Partial<Record<string, Readonly<Partial<Record<EngineId, string>>>>>> = {
  dataforseo: {
    ai_overviews: 'https://docs.dataforseo.com/v3/serp/google/organic/live/advanced',
    ai_mode: 'https://docs.dataforseo.com/v3/serp/google/ai_mode/live/advanced',
    chatgpt_page: 'https://docs.dataforseo.com/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced',
  },
  serpapi: {
    ai_overviews: 'https://serpapi.com/ai-overview',
    ai_mode: 'https://serpapi.com/google-ai-mode-api',
    copilot: 'https://serpapi.com/bing-copilot-api',
  },
};

/** The vendor’s own description of an engine; of one read from a page its model is the vendor. Null where there is none. */
export function findVendorDocument({ engine, model }: { engine: EngineId; model: string }): string | null {
  return PAGES[model]?.[engine] ?? MODELS[engine] ?? null;
}
