import * as z from 'zod/mini';
import { knownWord } from './known-word.ts';

/** Answer engines by id with the name customers know them by. */
const ENGINE_LABELS = {
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

/** An engine as an answer names it. */
export const namedEngine = knownWord(ENGINE_IDS);
export type NamedEngine = z.infer<typeof namedEngine>;

/** The name customers know an engine by. */
export function nameEngine(engine: NamedEngine): string {
  return engine === 'other' ? 'Altro motore' : ENGINE_LABELS[engine];
}
