import { companyInput, type CompanyInput } from '@citato/contract';
import * as z from 'zod/mini';

/** The text typed in the two steps of a new company: neither form loses it when its step leaves the screen. */
export interface TypedCompany {
  readonly company: () => CompanyInput | null;
  /** The company as it would be saved; null as long as it could not be. */
  readonly validCompany: () => CompanyInput | null;
  readonly noteCompany: (company: CompanyInput) => void;
  readonly texts: () => readonly string[];
  readonly noteTexts: (texts: readonly string[]) => void;
}

export function createTypedCompany(given: {
  company: CompanyInput | null;
  texts: readonly string[];
}): TypedCompany {
  let { company, texts } = given;
  return {
    company: () => company,
    validCompany: () => z.safeParse(companyInput, company).data ?? null,
    noteCompany: (next) => {
      company = next;
    },
    texts: () => texts.filter((text) => text.trim() !== ''),
    noteTexts: (next) => {
      texts = next;
    },
  };
}
