import type { MentionedCompany } from '@citato/contract';

/** Answers that must have named a company before it counts as known, so that one misreading is not learned. */
const MENTIONS_TO_BE_KNOWN = 3;

/** The companies the reader may expect in the next answers to a prompt. */
export function listKnownCompanies(
  companies: readonly Pick<MentionedCompany, 'name' | 'isOwn' | 'mentions'>[],
): { name: string }[] {
  return companies
    .filter(({ isOwn, mentions }) => !isOwn && mentions >= MENTIONS_TO_BE_KNOWN)
    .map(({ name }) => ({ name }));
}
