import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { WatchState } from './alert-state.ts';
import { type PlannedQuestion, planQuestions, planSpans } from './plan-questions.ts';
import { rankRivals } from './rank-rivals.ts';
import { listSubjects } from './subject.ts';
import type { Watched } from './watched.ts';

/** Everything of a company that is compared after a day, and which rivals were and are named most. */
export function planDay({
  facts,
  promptIds,
  state,
  lastDay,
}: {
  facts: Watched['facts'];
  promptIds: readonly PromptId[];
  state: WatchState;
  lastDay: RomeDay;
}): { planned: PlannedQuestion[]; ranked: ReturnType<typeof rankRivals> } {
  const ranked = rankRivals(facts.rivals, planSpans(lastDay));
  const engines = [...new Set(facts.cells.map(({ engine }) => engine))].sort();
  const rivals = [...new Set([...ranked.topBefore, ...ranked.topNow])].sort();
  const subjects = listSubjects({ engines, promptIds, rivals });
  return { planned: planQuestions({ subjects, state, lastDay }), ranked };
}
