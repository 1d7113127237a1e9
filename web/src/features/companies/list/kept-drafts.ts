import type { CompanyInput, Market } from '@citato/contract';
import { createInputKeeper } from '#lib/kept-input';
import type { NamedRequest } from '#lib/requests/request-namer';
import { STORAGE_KEYS_OF_TAB } from '#lib/storage';

interface CompanyDraft {
  step: 1 | 2;
  /** As typed: checked when the step is left. */
  company: CompanyInput;
  texts: readonly string[];
  /** Requests to the server without an answer yet. */
  request: NamedRequest | null;
}

/** A new company, wherever its two steps stand. */
export const companyDraft = createInputKeeper<CompanyDraft>({ key: STORAGE_KEYS_OF_TAB.newCompany });
export const NEW_COMPANY = 'new';

/** A new prompt as typed. */
interface PromptDraft {
  text: string;
  persona: string;
  /** Null: its company's. */
  markets: readonly Market[] | null;
}

/** A new prompt, by company. */
export const promptDraft = createInputKeeper<PromptDraft>({ key: STORAGE_KEYS_OF_TAB.newPrompt });
