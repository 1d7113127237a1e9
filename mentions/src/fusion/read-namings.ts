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
import { discoverCompanies } from '../recognizers/structural/discover-companies.ts';
import { readParts } from '../recognizers/structural/parts.ts';

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
  const { answer, ignoredNames = [] } = input;
  const judged = judgeNames(readNames(input));
  const ignored = new Set(ignoredNames.map(identityKey));
  const companies = collectNamed({ answer, judged, isNamed: (_, namings) => isCertain(namings) });
  return {
    companies: companies.filter(({ key }) => !ignored.has(key)),
    absentKeys: keysOfAbsent(judged),
    judged,
  };
}

/** Whether one of the places says by itself that a company is meant. */
export const isCertain = (namings: readonly Judged[]): boolean =>
  namings.some(({ verdict }) => verdict === 'certain');

export const keysOfAbsent = (judged: readonly Judged[]): ReadonlySet<string> =>
  new Set(judged.flatMap(({ verdict, match }) => (verdict === 'absent' ? [match.form.company.key] : [])));

/** The known names of an answer with the parts of its heads. */
export function findKnown(place: At<'answer' | 'language'> & { index: NameIndex }): NamesRead & Known {
  const matches = matchNames(place);
  const bySegment = Map.groupBy(matches, ({ segment }) => segment);
  return { ...place, matches, bySegment, parts: readParts({ ...place, matches: bySegment }) };
}

interface Known {
  bySegment: ReadonlyMap<ReadSegment, NameMatch[]>;
}

/** Looks for known names first; when the answer introduces names of its own, once more for all together. */
function readNames({ answer, language, index }: NamingInput): NamesRead {
  const known = findKnown({ answer, language, index });
  const found = discoverCompanies({ ...known, matches: known.bySegment });
  if (found.length === 0) return known;
  const spellings = found.flatMap((name) => name.spellings);
  const matches = rematchNames({
    answer,
    index: extendNameIndex({ index, found }),
    language,
    known: known.bySegment,
    gained: new Set(spellings.map((spelling) => readNameWords(spelling)[0]?.folded ?? '')),
  });
  return { ...known, matches };
}
