import { buildExtraction, restoreOffsets } from './build-extraction.ts';
import { detectLanguage } from './document/detect-language.ts';
import { cleanText } from './document/clean-text.ts';
import { buildNameIndex } from './recognizers/gazetteer/known-names.ts';
import { holdsGivenName } from './recognizers/gazetteer/match-names.ts';
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

/** Takes an answer apart. Any text is valid input. */
export function prepareReading(given: ExtractionInput): PreparedReading {
  const clean = cleanText(given.answer);
  const { brands = [], knownCompanies = [], useCatalogue = true } = given;
  const index = buildNameIndex({ brands, knownCompanies, withCatalogue: useCatalogue });
  const answer = readAnswer(clean.text, {
    isName: (word) => index.findNamed(identityKey(word)) !== undefined,
    holdsName: (code) => holdsGivenName(index, code),
  });
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
