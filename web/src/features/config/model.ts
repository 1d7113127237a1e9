import type { EngineId } from '@citato/contract';

/** The engines customers know by name, in the order they know them. */
const KNOWN_ENGINES = ['openai', 'perplexity', 'google', 'anthropic'] as const satisfies EngineId[];

/**
 * What visitors are shown about the engines: those this deployment asks, and the known ones it does not. The demo
 * engine is none of them: where it answers alone, no engine is monitored.
 */
export function splitEngines(engines: readonly EngineId[]): { monitored: EngineId[]; arriving: EngineId[] } {
  return {
    monitored: engines.filter((engine) => engine !== 'demo'),
    arriving: KNOWN_ENGINES.filter((engine) => !engines.includes(engine)),
  };
}
