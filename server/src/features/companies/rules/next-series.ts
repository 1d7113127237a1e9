import { isDeepStrictEqual } from 'node:util';
import type { Market } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { PromptRow } from '../tables.ts';
import { type BrandNames, namesBrand } from './new-rows.ts';

/** What a prompt asks: what may be compared over time is asked with the same words, by the same person, from one market. */
export interface AskedQuestion {
  readonly text: string;
  readonly persona: string | null;
  readonly market: Market;
}

/** The columns of a prompt that begins a series. */
export type NewSeries = Pick<PromptRow, 'text' | 'persona' | 'market' | 'namesOwnCompany'> & {
  readonly series: number;
  readonly seriesSince: RomeDay;
};

/** What a prompt with its company asks now. */
export const readQuestion = (
  { text, persona, market }: Pick<PromptRow, 'text' | 'persona' | 'market'>,
  company: { readonly market: Market },
): AskedQuestion => ({ text, persona, market: market ?? company.market });

/** The series a prompt begins with another question; null where it asks what it asked before. */
export function decideSeries({
  prompt,
  company,
  wanted,
  today,
}: {
  prompt: PromptRow;
  company: BrandNames & { readonly market: Market };
  wanted: Pick<PromptRow, 'text' | 'persona' | 'market'>;
  today: RomeDay;
}): NewSeries | null {
  if (isDeepStrictEqual(readQuestion(prompt, company), readQuestion(wanted, company))) return null;
  return {
    ...wanted,
    namesOwnCompany: namesBrand(wanted, company),
    series: prompt.series + 1,
    seriesSince: today,
  };
}
