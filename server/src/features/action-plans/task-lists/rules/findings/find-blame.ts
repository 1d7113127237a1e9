import type { Digest } from '#features/measurements';
import { BLAMES, type Blame } from '../blames.ts';
import { type FactOf, type JudgedAnswer, type Priority, uttersLabel } from '../finding.ts';

/** Shares of the answers that name the company: a quarter, and a tenth. */
const OFTEN = 0.25;
const SOMETIMES = 0.1;
const RIVALS_NAMED = 2;

/** Criticism of the company in the answers. */
export interface Criticism extends FactOf<'blame'> {
  readonly blame: Blame;
  readonly quoted: readonly [JudgedAnswer, ...JudgedAnswer[]];
  /** Answers that praise others on the same point. */
  readonly praisedElsewhere: readonly JudgedAnswer[];
}

/** By kind; each answer counts for the first kind it fits. */
export function findBlame(digest: Digest): Criticism[] {
  const byKind = Map.groupBy(digest.blame, (answer) => BLAMES.find((blame) => fits(blame, answer)));
  return BLAMES.flatMap((blame) => {
    // Sentences that express the criticism come before other sentences of the same answers.
    const [first, ...others] = (byKind.get(blame) ?? []).toSorted(
      (a, b) => Number(blame.cue.test(b.quote)) - Number(blame.cue.test(a.quote)),
    );
    return first === undefined ? [] : [describeCriticism({ digest, blame, quoted: [first, ...others] })];
  });
}

function fits({ labels, cue }: Blame, { aspects, quote }: JudgedAnswer): boolean {
  return cue.test(quote) || aspects.some((label) => labels.includes(label));
}

function describeCriticism({
  digest: { mentions, rivals },
  blame,
  quoted,
}: Pick<Criticism, 'blame' | 'quoted'> & { digest: Digest }): Criticism {
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

/** A single case is no pattern, unless there are very few answers; a few among many are chance. */
function judgePriority({ count, mentions }: { count: number; mentions: number }): Priority {
  const share = count / mentions;
  if (count >= 2 && share >= OFTEN) return 'High';
  return (count >= 2 && share >= SOMETIMES) || share >= OFTEN ? 'Medium' : 'Low';
}
