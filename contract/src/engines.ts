import * as z from 'zod/mini';

/** Answer engines by id with the name customers know them by. */
export const ENGINE_LABELS = {
  openai: 'ChatGPT',
  perplexity: 'Perplexity',
  google: 'Gemini',
  anthropic: 'Claude',
  compatible: 'Modello compatibile',
  demo: 'Motore demo',
} as const;

export type EngineId = keyof typeof ENGINE_LABELS;
export const ENGINE_IDS = [
  'openai',
  'perplexity',
  'google',
  'anthropic',
  'compatible',
  'demo',
] as const satisfies EngineId[];
export const engineId = z.enum(ENGINE_IDS);
