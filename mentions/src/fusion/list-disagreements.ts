import type { CompanyMention } from '../extraction.ts';
import { identityKey } from '../linking/identity.ts';
import { meetsAny } from '../document/text/within.ts';
import type { VerifiedCompany } from '../recognizers/model/ground-report.ts';

/**
 * How model and rules read one answer differently.
 * not_in_text: the model names what the answer does not write · missed_by_rules: the rules read the company only when
 * told its name · refused_by_rules: told the name, they say that no company is meant · missed_by_model: the model is
 * silent about a company the rules read · tone: both judge it, differently.
 */
export interface Disagreement {
  kind: 'not_in_text' | 'missed_by_rules' | 'refused_by_rules' | 'missed_by_model' | 'tone';
  name: string;
  detail: string | null;
}

/** Lists the differences, each name once per kind. */
export function listDisagreements({
  verified,
  rejected,
  refused,
  byRules,
  ignoredNames,
}: {
  verified: readonly VerifiedCompany[];
  /** Names the answer does not write. */
  rejected: readonly string[];
  refused: readonly VerifiedCompany[];
  /** What the rules read without the model. */
  byRules: readonly CompanyMention[];
  ignoredNames: readonly string[];
}): Disagreement[] {
  const ignored = new Set(ignoredNames.map(identityKey));
  const counted = verified.filter(({ key }) => !ignored.has(key));
  const found: Disagreement[] = [
    ...rejected.map((name) => ({ kind: 'not_in_text' as const, name, detail: null })),
    ...counted.flatMap((company) =>
      compareCompany({ company, byRules, isRefused: refused.includes(company) }),
    ),
    ...byRules
      .filter((mention) => !verified.some((company) => isSameCompany(mention, company)))
      .map(({ name }) => ({ kind: 'missed_by_model' as const, name, detail: null })),
  ];
  return [...new Map(found.map((one) => [`${one.kind} ${one.name}`, one])).values()];
}

function compareCompany({
  company,
  byRules,
  isRefused,
}: {
  company: VerifiedCompany;
  byRules: readonly CompanyMention[];
  isRefused: boolean;
}): Disagreement[] {
  const { name, sentiment } = company;
  if (isRefused) return [{ kind: 'refused_by_rules', name, detail: null }];
  const mention = byRules.find((candidate) => isSameCompany(candidate, company));
  if (mention === undefined) return [{ kind: 'missed_by_rules', name, detail: null }];
  if (sentiment === null || mention.sentiment === null || sentiment === mention.sentiment) return [];
  return [{ kind: 'tone', name, detail: `rules: ${mention.sentiment}, model: ${sentiment}` }];
}

/** The same identity, or another spelling at the same place. */
export const isSameCompany = (mention: CompanyMention, company: VerifiedCompany): boolean =>
  mention.key === company.key || mention.spans.some((span) => meetsAny(span, company.spans));
