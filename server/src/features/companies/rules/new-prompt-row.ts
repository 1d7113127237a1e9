import type { CompanyId, LabelId, PromptId } from '#lib/ids';
import { type BrandNames, namesBrand } from './new-rows.ts';

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
    namesOwnCompany: namesBrand({ text, persona: null }, company),
    persona: null,
    market: null,
    series: 1,
    seriesSince: null,
    seriesBeganAt: null,
    labelIds: [...labelIds],
    createdAt,
    archivedAt: null,
  };
}
