import type { MarketCountry } from '@citato/contract';
import type { EngineQuestion } from '../answer-engine.ts';

/** The time zone most people of a country live in. */
const ZONES: Readonly<Record<MarketCountry, string>> = {
  IT: 'Europe/Rome',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  PT: 'Europe/Lisbon',
  SM: 'Europe/San_Marino',
  US: 'America/New_York',
};

/** Where a question is asked from, as the web searches of OpenAI, Anthropic and xAI take it; a town knows its own zone. */
export function toUserLocation({ country, place }: EngineQuestion): Readonly<Record<string, string>> {
  const town = place === null ? { timezone: ZONES[country] } : { city: place };
  return { type: 'approximate', country, ...town };
}
