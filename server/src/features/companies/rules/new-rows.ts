import { type CompanyInput, parseWebsite } from '@citato/contract';
import type { CompanyId, AccountId } from '#lib/ids';

export interface BrandNames {
  readonly name: string;
  readonly websiteUrl: string;
  readonly aliases: readonly string[];
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
    labelIds: [],
    createdAt,
    archivedAt: null,
  };
}
