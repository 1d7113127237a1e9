import * as z from 'zod/mini';
import { knownWord } from './known-word.ts';

/** Answer engines by id with the name customers know them by. */
const ENGINE_LABELS = {
  openai: 'ChatGPT',
  perplexity: 'Perplexity',
  google: 'Gemini',
  anthropic: 'Claude',
  ai_overviews: 'Google AI Overviews',
  ai_mode: 'Google AI Mode',
  copilot: 'Copilot',
  chatgpt_page: 'ChatGPT (pagina web)',
  grok: 'Grok',
  mistral: 'Mistral',
  deepseek: 'DeepSeek',
  compatible: 'Modello compatibile',
  demo: 'Motore demo',
} as const;

export type EngineId = keyof typeof ENGINE_LABELS;
export const ENGINE_IDS = [
  'openai',
  'perplexity',
  'google',
  'anthropic',
  'ai_overviews',
  'ai_mode',
  'copilot',
  'chatgpt_page',
  'grok',
  'mistral',
  'deepseek',
  'compatible',
  'demo',
] as const satisfies EngineId[];
export const engineId = z.enum(ENGINE_IDS);

/** Answers as people see them on a page, read from it by a vendor of search results. */
export const SEEN_ENGINE_IDS = [
  'ai_overviews',
  'ai_mode',
  'copilot',
  'chatgpt_page',
] as const satisfies EngineId[];

/** An engine as an answer names it. */
export const namedEngine = knownWord(ENGINE_IDS);
export type NamedEngine = z.infer<typeof namedEngine>;

/** The name customers know an engine by. */
export function nameEngine(engine: NamedEngine): string {
  return engine === 'other' ? 'Altro motore' : ENGINE_LABELS[engine];
}
