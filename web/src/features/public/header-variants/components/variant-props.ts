import type { SampleCompany } from '../model.ts';

export interface VariantProps {
  company: SampleCompany;
  onDownload: () => void;
  onAddPrompt: () => void;
  onDelete: () => void;
}

export type VariantActions = Omit<VariantProps, 'company'>;
