/** An engine that needs no adapter of its own: a protocol, an address, a model. */
interface Preset {
  readonly baseUrl: string;
  readonly model: string;
}

/**
 * Engines asked by a protocol of others. Sources: docs.x.ai/developers (Responses with web_search), docs.mistral.ai/api and
 * api-docs.deepseek.com (chat completions: they answer from what the model knows, without a web search).
 */
export const PRESETS = {
  grok: { baseUrl: 'https://api.x.ai/v1', model: 'grok-4.3' },
  mistral: { baseUrl: 'https://api.mistral.ai/v1', model: 'mistral-medium-latest' },
  deepseek: { baseUrl: 'https://api.deepseek.com/v1', model: 'deepseek-v4-flash' },
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = ['grok', 'mistral', 'deepseek'] as const satisfies PresetId[];
