import type { SourceEvidence } from './list-evidence.ts';

const MAX_QUESTIONS = 3;
const MAX_KNOWN = 40;

/** The evidence as the writing model gets it: facts under ids, and no instructions. */
export interface ProposalBrief {
  readonly company: { readonly name: string; readonly site: string; readonly description: string | null };
  readonly sources: readonly {
    readonly id: string;
    readonly source: string;
    readonly kind: string;
    readonly title: string | null;
    /** Whether it is proven to be cited more where the company is not named. */
    readonly isProven: boolean;
    readonly sentence: string | null;
    readonly rival: string | null;
    readonly questions: readonly string[];
  }[];
  /** What the plan holds already. */
  readonly already: readonly string[];
}

export function buildProposalBrief({
  company,
  evidence,
  questions,
  already,
}: {
  company: ProposalBrief['company'];
  evidence: readonly SourceEvidence[];
  /** By prompt. */
  questions: ReadonlyMap<string, string>;
  already: readonly string[];
}): ProposalBrief {
  return {
    company,
    sources: evidence.map(({ id, source, kind, title, isProven, promptIds, answer }) => ({
      id,
      source,
      kind,
      title,
      isProven,
      sentence: answer.sentence,
      rival: answer.rivalName,
      questions: promptIds.flatMap((promptId) => questions.get(promptId) ?? []).slice(0, MAX_QUESTIONS),
    })),
    already: already.slice(0, MAX_KNOWN),
  };
}
