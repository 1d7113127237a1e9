import type { CleanText } from '../document/clean-text.ts';
import type { At, ReadAnswer, ReadSegment } from '../document/document.ts';
import { readNameWords } from '../document/words.ts';
import type { ExtractionInput, Language } from '../extraction.ts';
import { type NamedInAnswer, collectNamed } from './collect-named.ts';
import { identityKey } from '../linking/identity.ts';
import { type Judged, type NamesRead, judgeNames } from '../recognizers/gazetteer/judge-names.ts';
import { type NameMatch, matchNames, rematchNames } from '../recognizers/gazetteer/match-names.ts';
import { extendNameIndex } from '../recognizers/gazetteer/known-names.ts';
import type { NameIndex } from '../recognizers/gazetteer/names.ts';
import { type DiscoveredName, discoverCompanies } from '../recognizers/structural/discover-companies.ts';
import { type Part, readParts } from '../recognizers/structural/parts.ts';

export type NamingInput = Omit<ExtractionInput, 'answer' | 'language' | 'report'> & {
  answer: ReadAnswer;
  /** The text it was read from, with the way back to the offsets as given. */
  clean: CleanText;
  /** The names that are known, whoever gave them. */
  index: NameIndex;
  language: Language;
};

export interface Namings {
  /** In order of first naming. */
  companies: NamedInAnswer[];
  /** Keys of companies the answer says it found nothing about. */
  absentKeys: ReadonlySet<string>;
  /** Every naming of a known name with what its place says of it. */
  judged: readonly Judged[];
}

/** All companies an answer names. */
export function readNamings(input: NamingInput): Namings {
  const { answer, language, index, ignoredNames = [] } = input;
  const judged = judgeNames(readNames({ answer, language, index }));
  const ignored = new Set(ignoredNames.map(identityKey));
  const absentKeys = new Set(
    judged.filter(({ verdict }) => verdict === 'absent').map(({ match }) => match.form.company.key),
  );
  const companies = collectNamed({ answer, judged, isNamed: isCertain }).filter(
    ({ key }) => !ignored.has(key),
  );
  return { companies, absentKeys, judged };
}

/** Looks for known names first; when the answer introduces names of its own, once more for all together. */
function readNames({ answer, language, index }: At<'answer' | 'language'> & { index: NameIndex }): NamesRead {
  const known = matchNames({ answer, index, language });
  const matches = bySegment(known);
  const parts = readParts({ answer, matches, language });
  const found = discoverCompanies({ answer, language, matches, parts });
  if (found.length === 0) return { answer, language, matches: known, parts };
  const extended = extendNameIndex({ index, found });
  const all = rematchNames({
    answer,
    index: extended,
    language,
    known: matches,
    gained: firstWordsOf(found),
  });
  return { answer, language, matches: all, parts };
}

/** The pieces of an answer's heads, by segment. */
export function partsOfAnswer({
  answer,
  matches,
  language,
}: At<'answer' | 'language'> & { matches: readonly NameMatch[] }): ReadonlyMap<ReadSegment, readonly Part[]> {
  return readParts({ answer, matches: bySegment(matches), language });
}

const firstWordsOf = (found: readonly DiscoveredName[]): ReadonlySet<string> =>
  new Set(
    found.flatMap(({ spellings }) => spellings.map((spelling) => readNameWords(spelling)[0]?.folded ?? '')),
  );

const bySegment = (matches: readonly NameMatch[]): Map<ReadSegment, NameMatch[]> =>
  Map.groupBy(matches, ({ segment }) => segment);

const isCertain = (_: unknown, judged: readonly Judged[]): boolean =>
  judged.some(({ verdict }) => verdict === 'certain');
