import type { AnswerStatus, EngineId } from '@citato/contract';
import type { EngineProgress } from './analysis-progress.ts';

/** The progress after an analysis' answers so far. */
export function countProgress({
  engines,
  answers,
}: {
  engines: readonly EngineProgress[];
  answers: readonly { engine: EngineId; status: AnswerStatus; isNamed: boolean }[];
}): EngineProgress[] {
  return engines.map(({ engine, planned }) => {
    const own = answers.filter((answer) => answer.engine === engine);
    return {
      engine,
      planned,
      answered: own.length,
      failed: own.filter(({ status }) => status === 'failed').length,
      ok: own.filter(({ status }) => status === 'ok').length,
      named: own.filter(({ status, isNamed }) => status === 'ok' && isNamed).length,
    };
  });
}
