import { type StructuredModelSettings, createStructuredModel } from '#adapters/engines';
import { type ReaderChoice, chooseReader } from './choose-reader.ts';
import { READER_BOUNDS, createModelReader } from './model-reader.ts';
import type { Reader } from './reader.ts';

/** The model that reads in this deployment, null for the rules alone. Throws when a named engine cannot be asked. */
export async function createReader({
  choice,
  model,
  isDemo,
  ...settings
}: Omit<StructuredModelSettings, 'engine' | 'bounds' | 'model'> & {
  choice: ReaderChoice;
  model: string | null;
  isDemo: boolean;
}): Promise<Reader | null> {
  const chosen = chooseReader({ choice, model, isDemo, providers: settings });
  if (chosen === null) return null;
  return createModelReader(await createStructuredModel({ ...settings, ...chosen, bounds: READER_BOUNDS }));
}
