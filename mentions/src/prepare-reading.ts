import { detectLanguage } from './detect-language.ts';
import type { ExtractionInput } from './extraction.ts';
import { readAnswer } from './read-answer.ts';
import { type NamingInput, type Namings, readNamings } from './naming/read-namings.ts';

/** An answer taken apart once, for everything that is read of it. */
export interface PreparedReading {
  readonly input: NamingInput;
  /** What the rules read alone; found when first asked for. */
  readonly byRules: () => Namings;
}

/** Takes an answer apart. Any text is valid input. */
export function prepareReading(given: ExtractionInput): PreparedReading {
  const answer = readAnswer(given.answer);
  const input = { ...given, answer, language: given.language ?? detectLanguage(answer) };
  let namings: Namings | null = null;
  return { input, byRules: () => (namings ??= readNamings(input)) };
}
