import type { Clock } from '#lib/clock';
import type { PresetId } from './presets/presets.ts';
import type { SearchVendors } from './search-vendors/vendor-settings.ts';

/** The HTTP client for calls to the providers. */
export interface Wire {
  /** Posts the requests of an SDK; without it they go straight to the provider. */
  readonly fetch?: typeof fetch;
}

/** How a provider behind a key is reached. */
export interface ProviderSettings {
  readonly apiKey: string;
  /** With the version path, for example https://api.openai.com/v1. */
  readonly baseUrl: string;
  readonly model: string;
}

/** What an engine is made of: how its provider is reached, and how long an answer may take. */
export interface EngineNeeds<Settings = ProviderSettings> extends Wire {
  readonly settings: Settings;
  readonly timeoutMs: number;
  readonly clock: Clock;
}

/** The interface Perplexity supports, or the older one that gateways still speak. */
export interface PerplexitySettings extends ProviderSettings {
  readonly protocol: 'agent' | 'chat';
}

/** A server of this protocol, often the operator's own. */
export interface CompatibleSettings {
  /** Most local servers need none. */
  readonly apiKey: string | null;
  /** With the version path, for example http://localhost:11434/v1. */
  readonly baseUrl: string;
  readonly model: string;
}

/** What is set of each provider; null = no key, or no server and model. */
export interface Providers extends Wire, SearchVendors, Readonly<Record<PresetId, ProviderSettings | null>> {
  readonly openai: ProviderSettings | null;
  readonly perplexity: PerplexitySettings | null;
  readonly google: ProviderSettings | null;
  readonly anthropic: ProviderSettings | null;
  readonly compatible: CompatibleSettings | null;
}
