import { ENGINE_IDS, type EngineId } from '@citato/contract';

/** No engine anybody knows by name: the operator’s own model, and the demo. */
const UNNAMED: readonly EngineId[] = ['compatible', 'demo'];

/**
 * What visitors are shown about the engines: those this deployment asks, and those it could ask with a key. The demo
 * engine is none of them: where it answers alone, no engine is monitored.
 */
export function splitEngines(engines: readonly EngineId[]): { monitored: EngineId[]; arriving: EngineId[] } {
  return {
    monitored: engines.filter((engine) => engine !== 'demo'),
    arriving: ENGINE_IDS.filter((engine) => !UNNAMED.includes(engine) && !engines.includes(engine)),
  };
}
