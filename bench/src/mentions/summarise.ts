import type { ScoredAnswer, ScoredTarget } from './score.ts';

export interface ListSummary {
  answers: number;
  names: number;
  precision: number | null;
  recall: number | null;
  f1: number | null;
  tau: number | null;
  first: number | null;
  count: number | null;
  tone: number | null;
  toneRecall: number | null;
}

export interface TargetSummary {
  targets: number;
  accuracy: number | null;
  falsePositives: number;
  falseNegatives: number;
  rank: number | null;
}

/** The five figures a reader is held to; names, order and tone on answers with every company labelled. */
export interface Quality {
  f1: number | null;
  first: number | null;
  presence: number | null;
  rank: number | null;
  tone: number | null;
}

export function summariseQuality(scored: readonly ScoredAnswer[]): Quality {
  const { f1, first, tone } = summariseLists(scored.filter(({ answer }) => answer.closedList === null));
  const { accuracy, rank } = summariseTargets(scored.flatMap(({ targets }) => targets));
  return { f1, first, presence: accuracy, rank, tone };
}

const TONES = ['positive', 'neutral', 'negative'];

export function summariseLists(scored: readonly ScoredAnswer[]): ListSummary {
  const right = sum(scored.map((answer) => answer.right));
  const invented = sum(scored.map((answer) => answer.invented.length));
  const missed = sum(scored.map((answer) => answer.missed.length));
  const precision = ratio(right, right + invented);
  const recall = ratio(right, right + missed);
  const tones = scored.flatMap((answer) => answer.tones);
  return {
    answers: scored.length,
    names: right + missed,
    precision,
    recall,
    f1: harmonic(precision, recall),
    tau: mean(scored.map(({ sharedRanks }) => kendall(sharedRanks))),
    first: mean(scored.map(({ firstRight }) => (firstRight === null ? null : Number(firstRight)))),
    count: mean(
      scored.flatMap(({ counts }) => counts.map(([labelled, found]) => Number(labelled === found))),
    ),
    tone: mean(tones.map(([labelled, found]) => Number(labelled === found))),
    toneRecall: mean(
      TONES.map((tone) =>
        mean(tones.filter(([labelled]) => labelled === tone).map(([, found]) => Number(found === tone))),
      ),
    ),
  };
}

export function summariseTargets(scored: readonly ScoredTarget[]): TargetSummary {
  const falsePositives = scored.filter(({ target, present }) => present && !target.present).length;
  const falseNegatives = scored.filter(({ target, present }) => !present && target.present).length;
  const ranked = scored.filter(({ target }) => target.present && target.rank !== null);
  return {
    targets: scored.length,
    accuracy: ratio(scored.length - falsePositives - falseNegatives, scored.length),
    falsePositives,
    falseNegatives,
    rank: ratio(ranked.filter(({ target, rank }) => rank === target.rank).length, ranked.length),
  };
}

/** Kendall's tau of a sequence against its sorted order; null below two members. */
export function kendall(sequence: readonly number[]): number | null {
  if (sequence.length < 2) return null;
  let balance = 0;
  sequence.forEach((earlier, index) => {
    for (const later of sequence.slice(index + 1)) balance += earlier < later ? 1 : -1;
  });
  return balance / ((sequence.length * (sequence.length - 1)) / 2);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sum(known) / known.length;
}

function harmonic(precision: number | null, recall: number | null): number | null {
  if (precision === null || recall === null) return null;
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
