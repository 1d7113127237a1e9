import { type CompanyInput, parseWebsite } from '@citato/contract';
import { containsBrandName } from '@citato/mentions';
import { namingWebsite } from '#lib/sites/site';
import type { CompanyId, PromptId, UserId } from '#lib/ids';

/** The specification's 'monitoring prompt' text. */
const DEFAULT_TITLE = 'Prompt di monitoraggio';

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
  text,
  promptId,
  companyId,
  company,
  createdAt,
}: {
  text: string;
  promptId: PromptId;
  companyId: CompanyId;
  company: BrandNames;
  createdAt: Date;
}) {
  return {
    id: promptId,
    companyId,
    title: DEFAULT_TITLE,
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
