import { containsBrandName } from '@citato/mentions';
import { namingWebsite } from '#lib/sites/site';
import type { CompanyId, LabelId, PromptId } from '#lib/ids';
import type { BrandNames } from './new-rows.ts';

/** A prompt as it is stored; whether its question names the company is settled here once. */
export function buildPromptRow({
  title,
  text,
  promptId,
  companyId,
  company,
  labelIds = [],
  createdAt,
}: {
  title: string;
  text: string;
  promptId: PromptId;
  companyId: CompanyId;
  company: BrandNames;
  labelIds?: readonly LabelId[];
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
    labelIds: [...labelIds],
    createdAt,
    archivedAt: null,
  };
}
