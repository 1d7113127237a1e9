import type { StructuredModel, StructuredModelSettings } from './structured-model.ts';

/**
 * The model of a configured engine; the SDK is loaded only for it. Throws when the engine's key or address is missing.
 */
export async function createStructuredModel(settings: StructuredModelSettings): Promise<StructuredModel> {
  const { buildStructuredModel } = await import('./ask-for-object.ts');
  return buildStructuredModel(settings);
}
