import type { Corpus } from './corpus.ts';
import type { Predictor } from './predictors.ts';
import type { ScoredAnswer } from './score.ts';
import { scoreAnswer } from './score.ts';

/** Scores a method on every answer of a corpus. */
export function scoreAll({ answers, targets }: Corpus, predict: Predictor): ScoredAnswer[] {
  return answers.map((answer) => {
    const own = targets.filter(({ id }) => id === answer.id);
    return scoreAnswer({ answer, targets: own, prediction: predict({ answer, targets: own }) });
  });
}
