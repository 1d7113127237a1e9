import type { LabelledAnswer, Target } from './corpus.ts';
import { labelKeys } from './label-keys.ts';
import { createLabelFinder } from './label-finder.ts';
import type { PredictedCompany, PredictedTarget, Prediction } from './predictors.ts';

/** One answer compared with its labels. Positions are 1-based; optional and ignored names leave no trace. */
export interface ScoredAnswer {
  answer: LabelledAnswer;
  right: number;
  invented: string[];
  missed: string[];
  /** Ranks among the required labels of the names both lists hold, in predicted order. */
  sharedRanks: number[];
  firstRight: boolean | null;
  /** [labelled, predicted] naming counts of shared names. */
  counts: [number, number][];
  /** [labelled, predicted] tones of every labelled tone; a company not found or not judged counts as wrong. */
  tones: [string, string | null][];
  targets: ScoredTarget[];
}

export interface ScoredTarget {
  target: Target;
  present: boolean;
  rank: number | null;
}

interface Compared {
  found: Map<number, PredictedCompany>;
  order: number[];
  ranks: Map<number, number>;
  invented: string[];
}

export function scoreAnswer({
  answer,
  targets,
  prediction,
}: {
  answer: LabelledAnswer;
  targets: readonly Target[];
  prediction: Prediction;
}): ScoredAnswer {
  const { companies } = answer;
  const compared = compare(answer, prediction.companies);
  const required = companies.flatMap(({ optional }, index) => (optional ? [] : [index]));
  const labelledRank = new Map(required.map((index, place) => [index, place + 1]));
  const first = required[0];
  return {
    answer,
    right: required.filter((index) => compared.found.has(index)).length,
    invented: compared.invented,
    missed: required.flatMap((index) => (compared.found.has(index) ? [] : [companies[index]?.name ?? ''])),
    sharedRanks: compared.order.map((index) => labelledRank.get(index) ?? 0),
    firstRight: first === undefined ? null : compared.ranks.get(first) === 1,
    counts: [...compared.found].flatMap(([index, predicted]): [number, number][] => {
      const label = companies[index];
      return label === undefined || label.optional ? [] : [[label.mentions, predicted.mentions]];
    }),
    tones: companies.flatMap(({ sentiment }, index): [string, string | null][] =>
      sentiment === null ? [] : [[sentiment, compared.found.get(index)?.sentiment ?? null]],
    ),
    targets: targets.map((target, index) =>
      scoreTarget({ answer, target, predicted: prediction.targets[index], ranks: compared.ranks }),
    ),
  };
}

function compare(answer: LabelledAnswer, predicted: readonly PredictedCompany[]): Compared {
  const find = createLabelFinder(answer.companies);
  const ignored = new Set(answer.ignore.flatMap(labelKeys));
  const closed = answer.closedList === null ? null : new Set(answer.closedList.flatMap(labelKeys));
  const compared: Compared = { found: new Map(), order: [], ranks: new Map(), invented: [] };
  let rank = 0;
  for (const company of predicted) {
    const index = find(company.name);
    const earlier = compared.found.get(index);
    if (earlier !== undefined)
      compared.found.set(index, { ...earlier, mentions: earlier.mentions + company.mentions });
    else if (index >= 0) {
      compared.found.set(index, company);
      if (answer.companies[index]?.optional === true) continue;
      compared.order.push(index);
      compared.ranks.set(index, ++rank);
    } else {
      const keys = labelKeys(company.name);
      const isOutside = closed !== null && !keys.some((key) => closed.has(key));
      if (isOutside || keys.some((key) => ignored.has(key))) continue;
      compared.invented.push(company.name);
      rank++;
    }
  }
  return compared;
}

function scoreTarget({
  answer,
  target,
  predicted,
  ranks,
}: {
  answer: LabelledAnswer;
  target: Target;
  predicted: PredictedTarget | undefined;
  ranks: ReadonlyMap<number, number>;
}): ScoredTarget {
  const present = predicted?.present ?? false;
  const ranked = target.rankWithinList
    ? ranks.get(createLabelFinder(answer.companies)(target.brand))
    : predicted?.rank;
  return { target, present, rank: present ? (ranked ?? null) : null };
}
