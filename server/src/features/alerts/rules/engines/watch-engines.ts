import type { Watched } from '../watch/watched.ts';
import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';

/** What is wrong with the service itself on a day: nothing of it is a change of the company. */
export interface Trouble {
  readonly key: string;
  readonly kind: 'engine_silent' | 'no_analysis';
  readonly engine: EngineId | null;
}

export interface EnginesDecision {
  readonly begun: readonly Trouble[];
  /** Keys of what is over. */
  readonly over: readonly string[];
}

const NO_ANALYSIS = 'no_analysis';
const silentKey = (engine: EngineId): string => `engine_silent:${engine}`;

/**
 * An engine that answered within the week and gave nothing but failures on the last day is silent; where all that were
 * asked are, it is the analysis that failed. What answers again is over; what was not asked stays as it is.
 * @param open keys of the alerts of this kind that are open
 */
export function watchEngines({
  outcomes,
  lastDay,
  open,
}: {
  outcomes: readonly Watched['outcome'][];
  lastDay: RomeDay;
  open: ReadonlySet<string>;
}): EnginesDecision {
  const today = outcomes.filter(({ day, answered, failed }) => day === lastDay && answered + failed > 0);
  const answering = today.filter(({ answered }) => answered > 0).map(({ engine }) => engine);
  const silent = today.filter(({ answered }) => answered === 0).map(({ engine }) => engine);
  const answeredBefore = new Set(
    outcomes.filter(({ day, answered }) => day < lastDay && answered > 0).map(({ engine }) => engine),
  );
  const isAllSilent = silent.length > 0 && answering.length === 0;
  const troubles: Trouble[] = isAllSilent
    ? [{ key: NO_ANALYSIS, kind: 'no_analysis', engine: null }]
    : silent
        .filter((engine) => answeredBefore.has(engine))
        .map((engine) => ({ key: silentKey(engine), kind: 'engine_silent', engine }));
  const over = [
    ...(answering.length > 0 ? [NO_ANALYSIS] : []),
    ...answering.map((engine) => silentKey(engine)),
  ].filter((key) => open.has(key));
  return { begun: troubles.filter(({ key }) => !open.has(key)), over };
}
