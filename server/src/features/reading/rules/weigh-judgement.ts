import { type CompanyMention, type TextSpan, type VerifiedCompany, identityKey } from '@citato/mentions';

/**
 * How judge and rules read one answer differently.
 * not_in_text: the judge names what the answer does not write · missed_by_rules: the rules find the company only when
 * told its name · refused_by_rules: they know the name and say that no company is meant · missed_by_judge: the judge
 * is silent about a company the rules find · tone: both judge it, differently.
 */
export interface Disagreement {
  readonly kind: 'not_in_text' | 'missed_by_rules' | 'refused_by_rules' | 'missed_by_judge' | 'tone';
  readonly name: string;
  readonly detail: string | null;
}

/** Where the rules find no judgement the judge's counts, because it quotes the answer; their own word stands. */
export function fillTones(
  mentions: readonly CompanyMention[],
  verified: readonly VerifiedCompany[],
): CompanyMention[] {
  return mentions.map((mention) => {
    const judged = verified.find((company) => isSameCompany(mention, company));
    return { ...mention, sentiment: mention.sentiment ?? judged?.sentiment ?? null };
  });
}

/**
 * Lists the differences, each name once per kind.
 * @param byRules what the rules find by themselves
 * @param together what they find when told the names the judge gave
 */
export function listDisagreements({
  verified,
  rejectedNames,
  byRules,
  together,
  ignoredNames,
}: {
  verified: readonly VerifiedCompany[];
  rejectedNames: readonly string[];
  byRules: readonly CompanyMention[];
  together: readonly CompanyMention[];
  ignoredNames: readonly string[];
}): Disagreement[] {
  const ignored = new Set(ignoredNames.map((name) => identityKey(name)));
  const counted = verified.filter(({ key }) => !ignored.has(key));
  const found: Disagreement[] = [
    ...rejectedNames.map((name) => ({ kind: 'not_in_text' as const, name, detail: null })),
    ...counted.flatMap((company) => compareCompany({ company, byRules, together })),
    ...byRules
      .filter((mention) => !verified.some((company) => isSameCompany(mention, company)))
      .map(({ name }) => ({ kind: 'missed_by_judge' as const, name, detail: null })),
  ];
  return [...new Map(found.map((one) => [`${one.kind} ${one.name}`, one])).values()];
}

function compareCompany({
  company,
  byRules,
  together,
}: {
  company: VerifiedCompany;
  byRules: readonly CompanyMention[];
  together: readonly CompanyMention[];
}): Disagreement[] {
  const { name, sentiment } = company;
  const mention = byRules.find((candidate) => isSameCompany(candidate, company));
  if (mention === undefined) {
    const isFoundWhenTold = together.some((candidate) => isSameCompany(candidate, company));
    return [{ kind: isFoundWhenTold ? 'missed_by_rules' : 'refused_by_rules', name, detail: null }];
  }
  if (sentiment === null || mention.sentiment === null || sentiment === mention.sentiment) return [];
  return [{ kind: 'tone', name, detail: `rules: ${mention.sentiment}, judge: ${sentiment}` }];
}

/** The same identity, or another spelling at the same place. */
function isSameCompany(mention: CompanyMention, company: VerifiedCompany): boolean {
  return mention.key === company.key || mention.spans.some((span) => meetsAny(span, company.spans));
}

function meetsAny({ start, end }: TextSpan, spans: readonly TextSpan[]): boolean {
  return spans.some((span) => span.start < end && start < span.end);
}
