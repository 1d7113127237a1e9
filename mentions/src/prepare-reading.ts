import { buildExtraction, restoreOffsets } from './build-extraction.ts';
import { cleanText } from './document/clean-text.ts';
import { detectLanguage } from './document/detect-language.ts';
import { readAnswer } from './document/read-answer.ts';
import type { Extraction, ExtractionInput } from './extraction.ts';
import { type ExplainedSpan, explainNamings } from './fusion/explain.ts';
import { PRECEDENCE, type Precedence } from './fusion/fuse.ts';
import { type NamingInput, type Namings, readNamings } from './fusion/read-namings.ts';
import { type ReportRead, readReport } from './fusion/read-report.ts';
import { identityKey } from './linking/identity.ts';
import { buildNameIndex } from './recognizers/gazetteer/known-names.ts';
import { holdsGivenName } from './recognizers/gazetteer/match-names.ts';
import type { ModelReport } from './extraction.ts';

/** An answer parsed once, for everything that is read of it. */
export interface PreparedReading {
  readonly input: NamingInput;
  /** What is read of it, with what a model reports or by the rules alone. */
  readonly extraction: (report?: ModelReport | null, precedence?: Precedence) => Extraction;
  /** Every stretch that was considered, with who found it and why it counts or does not. */
  readonly explain: (report?: ModelReport | null) => ExplainedSpan[];
}

/** Parses an answer. Any text is valid input. */
export function prepareReading(given: Omit<ExtractionInput, 'report'>): PreparedReading {
  const { brands = [], knownCompanies = [], useCatalogue = true } = given;
  const clean = cleanText(given.answer);
  const index = buildNameIndex({ brands, knownCompanies, withCatalogue: useCatalogue });
  const answer = readAnswer(clean.text, {
    isName: (word) => index.findNamed(identityKey(word)) !== undefined,
    holdsName: (code) => holdsGivenName(index, code),
  });
  const language = given.language ?? detectLanguage(answer);
  const input = { ...given, answer, clean, index, language };
  let namings: Namings | null = null;
  let alone: Extraction | null = null;
  const byRules = (): Namings => (namings ??= readNamings(input));
  const readAlone = (): Extraction =>
    (alone ??= buildExtraction({ answer, language, brands, namings: byRules() }));
  const readWith = (report: ModelReport, precedence: Precedence): ReportRead =>
    readReport({ input, report, byRules: byRules(), rulesAlone: readAlone(), precedence });
  const read = (report: ModelReport, precedence: Precedence): Extraction => {
    const { extraction, refusal, disagreements } = readWith(report, precedence);
    return { ...(extraction ?? readAlone()), refusal, disagreements };
  };
  return {
    input,
    extraction: (report = null, precedence = PRECEDENCE) =>
      restoreOffsets(report === null ? readAlone() : read(report, precedence), clean),
    explain: (report = null) => {
      const named = report === null ? null : readWith(report, PRECEDENCE).namings;
      return explainNamings({ answer, clean, namings: named ?? byRules() });
    },
  };
}
