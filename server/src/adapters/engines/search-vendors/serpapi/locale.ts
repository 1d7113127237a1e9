import { findCountry, findTown } from '@citato/contract/markets';
import type { EngineQuestion } from '../../answer-engine.ts';

/** Country, language and town as a search of Google takes them; a town stands before its country, in English. */
export function toLocale(question: EngineQuestion): { gl: string; hl: string; location?: string } {
  const { country, language } = question;
  const locale = { gl: country.toLowerCase(), hl: language };
  const town = findTown(question);
  const found = findCountry(country);
  return town === null || found === null
    ? locale
    : { ...locale, location: `${town.english},${found.english}` };
}
