export { type AnswerEngine, type Asker, type EngineQuestion, type EngineReply } from './answer-engine.ts';
export { createEngines } from './create-engines.ts';
export { createDemoEngine } from './demo/demo-engine.ts';
export { parseDemoFaults } from './demo/demo-faults.ts';
export { calculateCost, findPriceBasis, getModelPrice } from './prices.ts';
export type { PerplexitySettings, Providers, ProviderSettings } from './provider-settings.ts';
export { PRESETS } from './presets/presets.ts';
export { createStructuredModel } from './structured/create-structured-model.ts';
export { SMALL_MODELS } from './structured/small-models.ts';
export { findReach, listServingEngines } from './markets/reach.ts';
export { findVendorDocument } from './vendor-documents.ts';
export type { Writer } from './structured/writer.ts';
export { createBoundedFetch } from './wire/bounded-fetch.ts';
export {
  type FailedReply,
  STRUCTURED_ENGINE_IDS,
  type StructuredEngineId,
  type StructuredModel,
  type StructuredModelSettings,
} from './structured/structured-model.ts';
