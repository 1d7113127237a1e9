import type { Claim, ClaimVerdict } from '@citato/contract';
import type { GroupedClaim } from './group-claims.ts';

/** A mark as it is stored. */
interface StoredMark {
  readonly key: string;
  readonly sentence: string;
  readonly isNegative: boolean;
  readonly verdict: ClaimVerdict | null;
  readonly markedBy: string | null;
  readonly createdAt: Date;
}

const MAX_CLAIMS = 200;

/** The statements with their marks; marked ones that no recent answer makes any more follow, as they were worded. */
export function shapeClaims({
  claims,
  marks,
  names,
}: {
  claims: readonly (GroupedClaim & { readonly key: string })[];
  marks: readonly StoredMark[];
  /** First names by person. */
  names: ReadonlyMap<string, string>;
}): { claims: Claim[]; otherClaims: number } {
  const byKey = new Map(marks.map((mark) => [mark.key, mark]));
  const shapeMark = (mark: StoredMark | undefined): Claim['mark'] => {
    if (mark?.verdict == null) return null;
    const { verdict, createdAt, markedBy } = mark;
    return {
      verdict,
      markedAt: createdAt.toISOString(),
      markedBy: markedBy === null ? null : (names.get(markedBy) ?? null),
    };
  };
  const stated = claims.map(({ folded: _, engines, sources, ...claim }) => ({
    ...claim,
    engines: [...engines],
    sources: [...sources],
    mark: shapeMark(byKey.get(claim.key)),
  }));
  const known = new Set(claims.map(({ key }) => key));
  const past = marks
    .filter(({ key }) => !known.has(key))
    .map((mark) => ({ ...PAST, ...wordOf(mark), mark: shapeMark(mark) }));
  // What was marked is always shown; of the rest as many as somebody reads.
  const open = stated.filter(({ mark }) => mark === null);
  const shown = new Set(open.slice(0, MAX_CLAIMS).map(({ key }) => key));
  return {
    claims: [...stated.filter(({ key, mark }) => mark !== null || shown.has(key)), ...past],
    otherClaims: Math.max(0, open.length - MAX_CLAIMS),
  };
}

const PAST = { answers: 0, engines: [], prompts: 0, lastDay: null, sources: [], example: null };

const wordOf = ({ key, sentence, isNegative }: StoredMark) => ({
  key,
  sentence,
  tone: isNegative ? ('negative' as const) : null,
});
