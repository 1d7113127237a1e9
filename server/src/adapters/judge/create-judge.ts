import { type StructuredModelSettings, createStructuredModel } from '#adapters/engines';
import type { Judge } from './judge.ts';
import { JUDGE_BOUNDS, createModelJudge } from './model-judge.ts';

/** The judge of this deployment, null when no engine is named. Throws when the engine's key or address is missing. */
export async function createJudge({
  engine,
  ...settings
}: Omit<StructuredModelSettings, 'engine' | 'bounds'> & {
  engine: StructuredModelSettings['engine'] | null;
}): Promise<Judge | null> {
  if (engine === null) return null;
  return createModelJudge(await createStructuredModel({ ...settings, engine, bounds: JUDGE_BOUNDS }));
}
