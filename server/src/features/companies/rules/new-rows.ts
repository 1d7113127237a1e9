import { type CompanyInput, parseWebsite } from '@citato/contract';
import { containsBrandName } from '@citato/mentions';
import { namingWebsite } from '#lib/sites/site';
import type { CompanyId, PromptId, UserId } from '#lib/ids';

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
  userId: UserId;
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
    createdAt,
    archivedAt: null,
  };
}

/** A prompt as it is stored; whether its question names the company is settled here once. */
export function buildPromptRow({
  title,
  text,
  promptId,
  companyId,
  company,
  createdAt,
}: {
  title: string;
  text: string;
  promptId: PromptId;
  companyId: CompanyId;
  company: BrandNames;
  createdAt: Date;
}) {
  return {
    id: promptId,
    companyId,
    title,
    text,
    isActive: true,
    frequency: 'daily' as const,
    namesOwnCompany: containsBrandName({
      text,
      brand: { name: company.name, aliases: company.aliases, ...namingWebsite(company.websiteUrl) },
    }),
    createdAt,
    archivedAt: null,
  };
}
