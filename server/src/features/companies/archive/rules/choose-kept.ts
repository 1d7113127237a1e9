/** A company or a prompt with the moment it was added. */
export interface Dated {
  readonly id: string;
  readonly createdAt: Date;
}

/** What stays and what is archived, each oldest first. */
export interface Choice<One> {
  readonly kept: readonly One[];
  readonly left: readonly One[];
}

/**
 * What of an account's companies and prompts stays within two maxima: the oldest companies, then the oldest prompts over
 * all of these; the rest is left, with the prompts of companies that are. The same rows give the same choice.
 */
export function chooseKept<Company extends Dated, Prompt extends Dated & { readonly companyId: string }>({
  companies,
  prompts,
  maxCompanies,
  maxPrompts,
}: {
  companies: readonly Company[];
  prompts: readonly Prompt[];
  maxCompanies: number;
  maxPrompts: number;
}): { companies: Choice<Company>; prompts: Choice<Prompt> } {
  const ofCompanies = takeOldest(companies, maxCompanies);
  const staying = new Set(ofCompanies.kept.map(({ id }) => id));
  const eligible = prompts.filter(({ companyId }) => staying.has(companyId));
  const kept = takeOldest(eligible, maxPrompts).kept;
  const isKept = new Set(kept.map(({ id }) => id));
  return {
    companies: ofCompanies,
    prompts: { kept, left: prompts.filter(({ id }) => !isKept.has(id)).toSorted(byAge) },
  };
}

/** The first so many in the order they were added. */
export function takeOldest<One extends Dated>(rows: readonly One[], max: number): Choice<One> {
  const ordered = rows.toSorted(byAge);
  const places = Math.max(0, max);
  return { kept: ordered.slice(0, places), left: ordered.slice(places) };
}

/** Rows of one moment are ordered by id, so that the choice never depends on the order they were read in. */
function byAge(one: Dated, other: Dated): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}
