import { meetsAny } from '../document/document.ts';
import type { CompanyMention, Disagreement } from '../extraction.ts';
import { identityKey } from '../linking/identity.ts';
import type { GroundedCompany } from '../recognizers/model/ground-report.ts';

/** Lists the differences, each name once per kind. */
export function listDisagreements({
  grounded,
  rejected,
  refused,
  byRules,
  ignoredNames,
}: {
  grounded: readonly GroundedCompany[];
  /** Names the answer does not write. */
  rejected: readonly string[];
  refused: readonly GroundedCompany[];
  /** What the rules read without the model. */
  byRules: readonly CompanyMention[];
  ignoredNames: readonly string[];
}): Disagreement[] {
  const ignored = new Set(ignoredNames.map(identityKey));
  const counted = grounded.filter(({ key }) => !ignored.has(key));
  const found: Disagreement[] = [
    ...rejected.map((name) => ({ kind: 'not_in_text' as const, name, detail: null })),
    ...counted.flatMap((company) =>
      compareCompany({ company, byRules, isRefused: refused.includes(company) }),
    ),
    ...byRules
      .filter((mention) => !grounded.some((company) => isSameCompany(mention, company)))
      .map(({ name }) => ({ kind: 'missed_by_model' as const, name, detail: null })),
  ];
  return [...new Map(found.map((one) => [`${one.kind} ${one.name}`, one])).values()];
}

function compareCompany({
  company,
  byRules,
  isRefused,
}: {
  company: GroundedCompany;
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
export const isSameCompany = (mention: CompanyMention, company: GroundedCompany): boolean =>
  mention.key === company.key || mention.spans.some((span) => meetsAny(span, company.spans));
