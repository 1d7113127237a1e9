import type { Digest } from '#features/measurements';
import { type FactOf, type JudgedAnswer, uttersLabel } from '../finding.ts';

/** One answer's praise may be chance. */
const MIN_ANSWERS = 2;

/** What answers praise the company for: worth proving, so that the praise stays. */
export interface Praise extends FactOf<'praise'> {
  /** What it is praised for; null: the praise has no name. */
  readonly label: string | null;
  readonly count: number;
  readonly quoted: readonly [JudgedAnswer, ...JudgedAnswer[]];
}

export function findPraise(digest: Digest): Praise[] {
  const shown = findShownLabel(digest);
  const [first, ...others] = shown?.quoted ?? digest.praise;
  const count = shown?.label.answers ?? digest.tones.positive;
  if (first === undefined || count < MIN_ANSWERS) return [];
  const label = shown?.label.label ?? null;
  return [
    { kind: 'praise', key: 'praise', priority: 'Low', names: [], label, count, quoted: [first, ...others] },
  ];
}

/** The most frequent label that quoted sentences express, and those sentences; null without one. */
function findShownLabel({ aspects, praise, company }: Digest) {
  for (const label of aspects) {
    if (label.tone !== 'positive' || label.answers < MIN_ANSWERS) continue;
    const quoted: JudgedAnswer[] = praise.filter(
      (answer) =>
        answer.aspects.includes(label.label) && uttersLabel(answer, { name: company, labels: [label.label] }),
    );
    if (quoted.length > 0) return { label, quoted };
  }
  return null;
}
