import type { StructuredEngineId } from './structured-model.ts';

/** The small model of each provider that reads for the product, cheap enough to read every answer. */
export const SMALL_MODELS: Readonly<Record<Exclude<StructuredEngineId, 'compatible'>, string>> = {
  openai: 'gpt-5.4-nano',
  google: 'gemini-3.1-flash-lite',
  anthropic: 'claude-haiku-5-5',
};
