import { type CompanyInput, DEFAULT_MARKET, parseWebsite } from '@citato/contract';
import { containsBrandName } from '@citato/mentions';
import type { CompanyId, AccountId } from '#lib/ids';
import { namingWebsite } from '#lib/sites/site';

export interface BrandNames {
  readonly name: string;
  readonly websiteUrl: string;
  readonly aliases: readonly string[];
}

/** Whether a question names the company, in its own words or in those of the person who asks. */
export function namesBrand(
  { text, persona }: { text: string; persona: string | null },
  { name, websiteUrl, aliases }: BrandNames,
): boolean {
  const brand = { name, aliases, ...namingWebsite(websiteUrl) };
  return [text, persona].some((words) => words !== null && containsBrandName({ text: words, brand }));
}

/** A company as it is stored: the address is protocol plus host, an empty description is none. */
export function buildCompanyRow({
  input,
  companyId,
  userId,
  createdAt,
}: {
  input: CompanyInput;
  companyId: CompanyId;
  userId: AccountId;
  createdAt: Date;
}) {
  const description = input.description ?? '';
  return {
    id: companyId,
    userId,
    name: input.name,
    websiteUrl: parseWebsite(input.websiteUrl) ?? input.websiteUrl,
    description: description === '' ? null : description,
    aliases: [],
    competitorAliases: [],
    ignoredNames: [],
    namesRevision: 0,
    excludedEngines: [],
    market: input.market ?? DEFAULT_MARKET,
    labelIds: [],
    createdAt,
    archivedAt: null,
  };
}
