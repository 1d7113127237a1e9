import {
  type Providers,
  SMALL_MODELS,
  STRUCTURED_ENGINE_IDS,
  type StructuredEngineId,
  type StructuredModelSettings,
} from '#adapters/engines';

/** The operator's setting: automatic, the model of an engine, or the rules alone. */
export type ReaderChoice = 'auto' | 'rules' | StructuredModelSettings['engine'];

/**
 * The engine and model that read, null for the rules alone. `auto` takes the first engine whose small model is known and
 * whose key is set; a compatible server's model is of a size and price only its operator knows, so it has to be named.
 */
export function chooseReader({
  choice,
  model,
  isDemo,
  providers,
}: {
  choice: ReaderChoice;
  /** Of a named engine; null: its small model. */
  model: string | null;
  /** Only invented answers are read. */
  isDemo: boolean;
  providers: Pick<Providers, StructuredEngineId>;
}): (Pick<StructuredModelSettings, 'engine'> & { model: string | null }) | null {
  if (choice === 'rules') return null;
  if (choice !== 'auto')
    return { engine: choice, model: model ?? (choice === 'compatible' ? null : SMALL_MODELS[choice]) };
  const engine = STRUCTURED_ENGINE_IDS.find((id) => id !== 'compatible' && providers[id] !== null);
  if (isDemo || engine === undefined || engine === 'compatible') return null;
  return { engine, model: SMALL_MODELS[engine] };
}
