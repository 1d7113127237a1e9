import { buildExtraction, restoreOffsets } from './build-extraction.ts';
import { companyOf } from './catalogue/index.ts';
import { detectLanguage } from './document/detect-language.ts';
import { cleanText } from './document/clean-text.ts';
import type { Extraction, ExtractionInput } from './extraction.ts';
import { identityKey } from './linking/identity.ts';
import { readAnswer } from './document/read-answer.ts';
import { type NamingInput, type Namings, readNamings } from './fusion/read-namings.ts';

/** An answer taken apart once, for everything that is read of it. */
export interface PreparedReading {
  readonly input: NamingInput;
  /** Whom the rules read as named; found when first asked for. */
  readonly byRules: () => Namings;
  /** What the rules read alone, in offsets of the clean text; found when first asked for. */
  readonly readByRules: () => Extraction;
  /** The same in offsets of the answer as it was given. */
  readonly extraction: () => Extraction;
}

function isKnownName(
  word: string,
  { brands = [], knownCompanies = [], useCatalogue }: ExtractionInput,
): boolean {
  const key = identityKey(word);
  if (useCatalogue !== false && companyOf(key) !== null) return true;
  return [...brands, ...knownCompanies].some(({ name, aliases = [] }) =>
    [name, ...aliases].some((spelling) => identityKey(spelling) === key),
  );
}

/** Takes an answer apart. Any text is valid input. */
export function prepareReading(given: ExtractionInput): PreparedReading {
  const clean = cleanText(given.answer);
  const answer = readAnswer(clean.text, (word) => isKnownName(word, given));
  const language = given.language ?? detectLanguage(answer);
  const input = { ...given, answer, clean, language };
  let namings: Namings | null = null;
  let extraction: Extraction | null = null;
  const byRules = (): Namings => (namings ??= readNamings(input));
  const extract = (): Extraction =>
    buildExtraction({ answer, language, brands: given.brands ?? [], namings: byRules() });
  const readByRules = (): Extraction => (extraction ??= extract());
  return { input, byRules, readByRules, extraction: () => restoreOffsets(readByRules(), clean) };
}
