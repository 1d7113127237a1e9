import { type CompanyEngines, type EngineChoice, type EngineId, SEEN_ENGINE_IDS } from '@citato/contract';

const SEEN: readonly EngineId[] = SEEN_ENGINE_IDS;

/** Its answers are read from the page people see. */
export const isSeen = (engine: EngineId): boolean => SEEN.includes(engine);

/** What is left out once `engine` is switched on or off; what this deployment does not have stays as it was. */
export function toggleEngine({
  excluded,
  engine,
}: {
  excluded: readonly EngineId[];
  engine: EngineId;
}): EngineId[] {
  return excluded.includes(engine) ? excluded.filter((id) => id !== engine) : [...excluded, engine];
}

/** What the engines that would be asked cost in one analysis of every prompt, in cents. */
export interface ChoiceCost {
  readonly engines: number;
  /** Prompts they are asked, added up over the engines: one is not asked in every market. */
  readonly questions: number;
  /** With reading them. */
  readonly cents: number;
  readonly readingCents: number;
  /** Engines whose price is not known, so that the sum is without theirs. */
  readonly unpriced: readonly EngineId[];
}

/** The demo engine has no price because it costs nothing. */
export const isUnpriced = ({ engine, priceBasis }: Pick<EngineChoice, 'engine' | 'priceBasis'>): boolean =>
  priceBasis === 'none' && engine !== 'demo';

export function addUpChoice({
  choices,
  excluded,
}: {
  choices: readonly EngineChoice[];
  excluded: readonly EngineId[];
}): ChoiceCost {
  const asked = choices.filter(({ engine, isInPlan }) => isInPlan && !excluded.includes(engine));
  return {
    engines: asked.length,
    questions: asked.reduce((sum, { prompts }) => sum + prompts, 0),
    cents: asked.reduce((sum, { cents, readingCents }) => sum + cents + readingCents, 0),
    readingCents: asked.reduce((sum, { readingCents }) => sum + readingCents, 0),
    unpriced: asked.filter(isUnpriced).map(({ engine }) => engine),
  };
}

/** What the engines really cost on a day, on average of the last whole ones; null where there is none. */
export function averageLately({ engines, lately }: CompanyEngines): { cents: number; days: number } | null {
  if (lately === null) return null;
  const total = engines.reduce((sum, { latelyCents }) => sum + latelyCents, lately.readingCents);
  return { cents: total / lately.days, days: lately.days };
}
