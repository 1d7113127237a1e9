import type { EngineQuestion } from '../../answer-engine.ts';

/** Country and language as a search of Google takes them. */
export function toLocale({ country, language }: EngineQuestion): { gl: string; hl: string } {
  return { gl: country.toLowerCase(), hl: language };
}
