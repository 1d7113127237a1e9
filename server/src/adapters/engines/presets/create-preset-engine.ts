import type { Clock } from '#lib/clock';
import type { AnswerEngine } from '../answer-engine.ts';
import { createCompatibleEngine } from '../compatible/compatible-engine.ts';
import { createOpenaiEngine } from '../openai/openai-engine.ts';
import type { ProviderSettings, Wire } from '../provider-settings.ts';
import type { PresetId } from './presets.ts';

/** Grok, Mistral or DeepSeek: the adapter of the protocol they speak, under their own name and price. */
export function createPresetEngine({
  id,
  ...options
}: Wire & {
  id: PresetId;
  settings: ProviderSettings;
  timeoutMs: number;
  clock: Clock;
}): AnswerEngine {
  return id === 'grok' ? createOpenaiEngine({ id, ...options }) : createCompatibleEngine({ id, ...options });
}
