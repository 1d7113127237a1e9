import { watchFigures } from '#features/measurements';
import { decideAlerts, type Decision } from '../rules/watch/decide-alerts.ts';
import { LEVELS, type Level } from '../rules/watch/levels.ts';
import { planDay } from '../rules/watch/plan-day.ts';
import { makeMeaning } from '../rules/watch/read-meaning.ts';

/** What a company's day says: which alerts begin and end with it. Nothing is read or written. */
export function judgeDay({ level, ...day }: Parameters<typeof planDay>[0] & { level: Level }): Decision {
  const { facts, state, lastDay } = day;
  const { planned, ranked } = planDay(day);
  const questions = planned.map(({ question }) => question);
  const results = watchFigures.compare({ facts, questions, alpha: LEVELS[level].alpha });
  return decideAlerts({ planned, results, state, lastDay, level, means: makeMeaning(ranked) });
}
