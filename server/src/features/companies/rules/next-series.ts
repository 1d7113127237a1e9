import type { Market } from '@citato/contract';
import { type RomeDay, romeDay } from '#lib/rome-time';
import { type BrandNames, namesBrand } from './new-rows.ts';

/** What a prompt asks: what may be compared over time is asked in the same words, by the same person, from one market. */
export interface AskedQuestion {
  readonly text: string;
  readonly persona: string | null;
  /** Null: its company's. */
  readonly market: Market | null;
}

/** The columns of a prompt that begins a series. */
export interface NewSeries extends AskedQuestion {
  readonly namesOwnCompany: boolean;
  readonly series: number;
  readonly seriesSince: RomeDay;
  readonly seriesBeganAt: Date;
}

type AskingCompany = BrandNames & { readonly market: Market };

/** The series a prompt begins with another question; null where it asks what it asked before. */
export function decideSeries({
  prompt,
  company,
  wanted: { text, persona, market },
  now,
}: {
  prompt: AskedQuestion & { readonly series: number };
  company: AskingCompany;
  wanted: AskedQuestion;
  now: Date;
}): NewSeries | null {
  const wanted = { text, persona, market };
  if (nameQuestion(prompt, company) === nameQuestion(wanted, company)) return null;
  return {
    ...wanted,
    namesOwnCompany: namesBrand(wanted, company),
    series: prompt.series + 1,
    seriesSince: romeDay(now),
    seriesBeganAt: now,
  };
}

/** The same for what is asked the same way. */
function nameQuestion({ text, persona, market }: AskedQuestion, company: AskingCompany): string {
  const { country, language, place } = market ?? company.market;
  return JSON.stringify([text, persona, country, language, place]);
}
