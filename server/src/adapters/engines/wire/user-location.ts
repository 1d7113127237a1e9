import { findCountry } from '@citato/contract/markets';
import type { EngineQuestion } from '../answer-engine.ts';

/** Where a question is asked from, as the web searches of OpenAI, Anthropic and xAI take it; a town knows its own zone. */
export function toUserLocation({ country, place }: EngineQuestion): Readonly<Record<string, string>> {
  const timezone = findCountry(country)?.timeZone;
  const where = place === null ? { ...(timezone !== undefined && { timezone }) } : { city: place };
  return { type: 'approximate', country, ...where };
}
