import { buildExtraction, restoreOffsets } from './build-extraction.ts';
import { cleanText } from './document/clean-text.ts';
import { detectLanguage } from './document/detect-language.ts';
import { readAnswer } from './document/read-answer.ts';
import type { Extraction, ExtractionInput } from './extraction.ts';
import { PRECEDENCE, type Precedence } from './fusion/fuse.ts';
import { type NamingInput, type Namings, readNamings } from './fusion/read-namings.ts';
import { readReport } from './fusion/read-report.ts';
import { identityKey } from './linking/identity.ts';
import { buildNameIndex } from './recognizers/gazetteer/known-names.ts';
import { holdsGivenName } from './recognizers/gazetteer/match-names.ts';
import type { ModelReport } from './recognizers/model/reported-company.ts';

/** An answer taken apart once, for everything that is read of it. */
export interface PreparedReading {
  readonly input: NamingInput;
  /** What is read of it, with what a model reports or by the rules alone. */
  readonly extraction: (report?: ModelReport | null, precedence?: Precedence) => Extraction;
}

/** Takes an answer apart. Any text is valid input. */
export function prepareReading(given: Omit<ExtractionInput, 'report'>): PreparedReading {
  const { brands = [], knownCompanies = [], useCatalogue = true } = given;
  const clean = cleanText(given.answer);
  const index = buildNameIndex({ brands, knownCompanies, withCatalogue: useCatalogue });
  const answer = readAnswer(clean.text, {
    isName: (word) => index.findNamed(identityKey(word)) !== undefined,
    holdsName: (code) => holdsGivenName(index, code),
  });
  const language = given.language ?? detectLanguage(answer);
  const input = { ...given, answer, clean, language };
  let namings: Namings | null = null;
  let alone: Extraction | null = null;
  const byRules = (): Namings => (namings ??= readNamings(input));
  const readAlone = (): Extraction =>
    (alone ??= buildExtraction({ answer, language, brands, namings: byRules() }));
  const read = (report: ModelReport, precedence: Precedence): Extraction => {
    const rulesAlone = readAlone();
    const { extraction, refusal, disagreements } = readReport({
      input,
      report,
      byRules: byRules(),
      rulesAlone,
      precedence,
    });
    return { ...(extraction ?? rulesAlone), refusal, disagreements };
  };
  return {
    input,
    extraction: (report = null, precedence = PRECEDENCE) =>
      restoreOffsets(report === null ? readAlone() : read(report, precedence), clean),
  };
}
