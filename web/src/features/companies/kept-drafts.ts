import type { CompanyInput } from '@citato/contract';
import { createInputKeeper } from '#lib/kept-input';

interface CompanyDraft {
  step: 1 | 2;
  /** As typed: checked when the step is left. */
  company: CompanyInput;
  texts: readonly string[];
}

/** A new company, wherever its two steps stand. */
export const companyDraft = createInputKeeper<CompanyDraft>();
export const NEW_COMPANY = 'new';

/** A new prompt, by company. */
export const promptDraft = createInputKeeper<string>();
