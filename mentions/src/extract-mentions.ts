import { buildExtraction, restoreOffsets } from './build-extraction.ts';
import { type CleanText, cleanText } from './document/clean-text.ts';
import { type At, type ReadAnswer, meetsAny } from './document/document.ts';
import { detectLanguage, readAnswer } from './document/read-answer.ts';
import { fold } from './document/spelling.ts';
import type { Brand, Extraction, ExtractionInput, ModelReport, TextSpan } from './extraction.ts';
import { PRECEDENCE, type Precedence } from './fusion/fuse.ts';
import { type NamingInput, type Namings, readNamings } from './fusion/read-namings.ts';
import { type ReportRead, readReport } from './fusion/read-report.ts';
import { identityKey } from './linking/identity.ts';
import type { Verdict } from './recognizers/gazetteer/judge-names.ts';
import { type NameMatch, holdsGivenName } from './recognizers/gazetteer/match-names.ts';
import { buildNameIndex } from './recognizers/gazetteer/known-names.ts';
import type { NameSource } from './recognizers/gazetteer/names.ts';

/** How a naming is written, and what its place says of it. */
type Reason =
  | 'as_written'
  | 'variant'
  | 'site'
  | 'small_letters'
  | 'article_in_preposition'
  | 'shared_spelling'
  | 'everyday_word'
  | 'certain_place'
  | 'open_place'
  | 'nothing_found'
  | 'source_of_a_statement'
  | 'another_meaning'
  | 'not_in_the_report'
  | 'structure_of_the_answer';

/** A stretch of the answer that was weighed as a naming, counted or not. */
export interface ExplainedSpan extends TextSpan {
  /** As the answer writes it. */
  text: string;
  name: string;
  /** 1 for a naming that stands by itself, less where others must bear it, 0 where another thing is meant. */
  score: number;
  source: NameSource;
  why: Reason[];
  counts: boolean;
}

const SCORE: Readonly<Record<Verdict, number>> = { certain: 1, open: 0.5, source: 0, absent: 0, other: 0 };
const PLACE: Readonly<Record<Verdict, Reason>> = {
  certain: 'certain_place',
  open: 'open_place',
  source: 'source_of_a_statement',
  absent: 'nothing_found',
  other: 'another_meaning',
};

/** Every naming that was weighed, in the order of the answer. */
function explainNamings({
  answer,
  clean,
  namings: { companies, judged },
  isReported,
}: At<'answer'> & {
  clean: CleanText;
  namings: Namings;
  /** A model's report decides who is named. */
  isReported: boolean;
}): ExplainedSpan[] {
  const counted = companies.flatMap(({ matches }) => matches);
  const filled = counted
    .filter((match) => !judged.some((entry) => meetsAny(match, [entry.match])))
    .map((match) => ({ match, verdict: 'certain' as const }));
  return [...judged, ...filled]
    .map(({ match, verdict }) => {
      const counts = counted.some((one) => one.start === match.start && one.end === match.end);
      const isUnreported = isReported && !counts && SCORE[verdict] > 0;
      return {
        ...clean.restore({ start: match.start, end: match.end }),
        text: answer.raw.slice(match.start, match.end),
        name: match.form.company.name,
        score: SCORE[verdict],
        source: match.form.company.source,
        why: [
          ...reasonsOf(answer, match),
          PLACE[verdict],
          ...(isUnreported ? ['not_in_the_report' as const] : []),
        ],
        counts,
      };
    })
    .toSorted((a, b) => a.start - b.start);
}

function reasonsOf({ raw }: ReadAnswer, match: NameMatch): Reason[] {
  const { form, start, end, asDomain, isSmall, common } = match;
  const written = raw.slice(start, end);
  const reasons: Reason[] = [];
  if (form.company.source === 'answer') reasons.push('structure_of_the_answer');
  if (asDomain) reasons.push('site');
  else if (isSmall) reasons.push('small_letters');
  else if (form.needsPreposition) reasons.push('article_in_preposition');
  else reasons.push(fold(written) === fold(form.company.name) ? 'as_written' : 'variant');
  if (form.rivals.length > 0) reasons.push('shared_spelling');
  if (common) reasons.push('everyday_word');
  return reasons;
}

/** An answer taken apart once, for everything that is read of it. */
export interface PreparedReading {
  readonly input: NamingInput;
  /** What is read of it, with what a model reports or by the rules alone. */
  readonly extraction: (report?: ModelReport | null, precedence?: Precedence) => Extraction;
  /** Every span that was weighed for it, with who found it and why it counts or does not. */
  readonly explain: (report?: ModelReport | null) => ExplainedSpan[];
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
      return explainNamings({ answer, clean, namings: named ?? byRules(), isReported: named !== null });
    },
  };
}

/**
 * Reads one answer: the companies it names, its citations and whether the given brands are mentioned, with what a model
 * reports of it or by the rules alone. Any text and any report are valid input.
 */
export function extractMentions({ report = null, ...given }: ExtractionInput): Extraction {
  return prepareReading(given).extraction(report);
}

/** Whether a question itself names the brand; such prompts are left out of company-level rates. */
export function containsBrandName({ text, brand }: { text: string; brand: Brand }): boolean {
  return extractMentions({ answer: text, brands: [brand] }).brands.some(
    ({ present, absenceStated }) => present || absenceStated,
  );
}
