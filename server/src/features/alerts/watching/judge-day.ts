import { watchFigures } from '#features/measurements';
import type { Watched } from '../rules/watch/watched.ts';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { WatchState } from '../rules/watch/alert-state.ts';
import { type Decision, decideAlerts } from '../rules/watch/decide-alerts.ts';
import { LEVELS, type Level } from '../rules/watch/levels.ts';
import { planQuestions, planSpans } from '../rules/watch/plan-questions.ts';
import { rankRivals } from '../rules/watch/rank-rivals.ts';
import { makeMeaning } from '../rules/watch/read-meaning.ts';
import { listSubjects } from '../rules/watch/subject.ts';

/** What a company's day says: which alerts begin and end with it. Nothing is read or written. */
export function judgeDay({
  facts,
  promptIds,
  state,
  lastDay,
  level,
}: {
  facts: Watched['facts'];
  promptIds: readonly PromptId[];
  state: WatchState;
  lastDay: RomeDay;
  level: Level;
}): Decision {
  const ranked = rankRivals(facts.rivals, planSpans(lastDay));
  const engines = [...new Set(facts.cells.map(({ engine }) => engine))].sort();
  const rivals = [...new Set([...ranked.topBefore, ...ranked.topNow])].sort();
  const planned = planQuestions({ subjects: listSubjects({ engines, promptIds, rivals }), state, lastDay });
  const questions = planned.map(({ question }) => question);
  const results = watchFigures.compare({ facts, questions, alpha: LEVELS[level].alpha });
  return decideAlerts({ planned, results, state, lastDay, level, means: makeMeaning(ranked) });
}
