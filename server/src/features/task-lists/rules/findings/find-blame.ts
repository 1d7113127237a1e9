import type { Digest } from '#features/measurements';
import { BLAMES, type Blame } from '../blames.ts';
import { type FactOf, type JudgedAnswer, type Priority, uttersLabel } from '../finding.ts';

/** Shares of the answers that name the company: a quarter, and a tenth. */
const OFTEN = 0.25;
const SOMETIMES = 0.1;
const RIVALS_NAMED = 2;

/** What answers hold against the company. */
export interface Reproach extends FactOf<'blame'> {
  readonly blame: Blame;
  readonly quoted: readonly [JudgedAnswer, ...JudgedAnswer[]];
  /** Answers that praise others on the same point. */
  readonly praisedElsewhere: readonly JudgedAnswer[];
}

/** By kind of reproach; each answer counts for the first kind it fits. */
export function findBlame(digest: Digest): Reproach[] {
  const byKind = Map.groupBy(digest.blame, (answer) => BLAMES.find((blame) => fits(blame, answer)));
  return BLAMES.flatMap((blame) => {
    // The sentences that utter the reproach come before those of answers that do so elsewhere.
    const [first, ...others] = (byKind.get(blame) ?? []).toSorted(
      (a, b) => Number(blame.cue.test(b.quote)) - Number(blame.cue.test(a.quote)),
    );
    return first === undefined ? [] : [describeReproach({ digest, blame, quoted: [first, ...others] })];
  });
}

function fits({ labels, cue }: Blame, { aspects, quote }: JudgedAnswer): boolean {
  return cue.test(quote) || aspects.some((label) => labels.includes(label));
}

function describeReproach({
  digest: { mentions, rivals },
  blame,
  quoted,
}: Pick<Reproach, 'blame' | 'quoted'> & { digest: Digest }): Reproach {
  const better = rivals
    .flatMap(({ name, praise }) => {
      const praised = praise.find(
        (answer) =>
          answer.aspects.some((label) => blame.opposites.includes(label)) &&
          uttersLabel(answer, { name, labels: blame.opposites }),
      );
      return praised === undefined ? [] : [{ name, praised }];
    })
    .slice(0, RIVALS_NAMED);
  return {
    kind: 'blame',
    key: blame.key,
    priority: judgePriority({ count: quoted.length, mentions }),
    names: better.map(({ name }) => name),
    blame,
    quoted,
    praisedElsewhere: better.map(({ praised }) => praised),
  };
}

/** A single case is no pattern, unless it is among very few; a few among many are chance. */
function judgePriority({ count, mentions }: { count: number; mentions: number }): Priority {
  const share = count / mentions;
  if (count >= 2 && share >= OFTEN) return 'High';
  return (count >= 2 && share >= SOMETIMES) || share >= OFTEN ? 'Medium' : 'Low';
}
