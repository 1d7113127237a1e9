import type { Market } from '@citato/contract';
import type { CompanyId, LabelId, PromptId } from '#lib/ids';
import { type BrandNames, namesBrand } from './new-rows.ts';

/** A prompt as it is stored; whether its question names the company is settled here once. */
export function buildPromptRow({
  title,
  text,
  persona = null,
  market = null,
  promptId,
  companyId,
  company,
  labelIds = [],
  createdAt,
}: {
  title: string;
  text: string;
  persona?: string | null;
  /** Null: its company's. */
  market?: Market | null;
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
    namesOwnCompany: namesBrand({ text, persona }, company),
    persona,
    market,
    series: 1,
    seriesSince: null,
    seriesBeganAt: null,
    labelIds: [...labelIds],
    createdAt,
    archivedAt: null,
  };
}
