import { readAbsences } from './absence.ts';
import { discoverCompanies } from './discover-companies.ts';
import type { Part } from './discovery/read-parts.ts';
import type { DiscoveredName } from './discovery/candidate.ts';
import { isEnumeration } from './discovery/link-enumerations.ts';
import { partsBySegment, readParts } from './discovery/read-parts.ts';
import type { ExtractionInput, Language, TextSpan } from './extraction.ts';
import { identityKey } from './identity.ts';
import type { Verdict } from './judge-naming.ts';
import { judgeNaming } from './judge-naming.ts';
import type { NamedCompany, NameIndex } from './name-table.ts';
import { buildNameIndex, extendNameIndex } from './known-names.ts';
import type { NameMatch } from './match-company.ts';
import { matchNames, rematchNames } from './match-company.ts';
import type { ReadAnswer, ReadSegment } from './read-answer.ts';
import { fold } from './text/fold.ts';
import { isSingleBlank } from './text/gaps.ts';

const FIRST_WORD = /[\p{L}\p{N}\p{M}+]+/u;

/** A company with every place that names it. */
export interface NamedInAnswer {
  company: NamedCompany;
  name: string;
  key: string;
  brandIndex: number | null;
  spans: TextSpan[];
  matches: NameMatch[];
}

export type NamingInput = Omit<ExtractionInput, 'answer' | 'language'> & {
  answer: ReadAnswer;
  language: Language;
};

interface Judged {
  match: NameMatch;
  verdict: Verdict;
}

export interface Namings {
  /** In order of first naming. */
  companies: NamedInAnswer[];
  /** Keys of companies the answer says it found nothing about. */
  absentKeys: ReadonlySet<string>;
}

/** All companies an answer names. */
export function readNamings(input: NamingInput): Namings {
  const { answer, language, brands = [], knownCompanies = [], ignoredNames = [] } = input;
  const known = buildNameIndex({ brands, knownCompanies, withCatalogue: input.useCatalogue ?? true });
  const judged = judgeAll(readNames({ answer, language, index: known }));
  const ignored = new Set(ignoredNames.map(identityKey));
  const absentKeys = new Set(
    judged.filter(({ verdict }) => verdict === 'absent').map(({ match }) => match.form.company.key),
  );
  const companies = collect({ answer, judged }).filter(({ key }) => !ignored.has(key));
  return { companies, absentKeys };
}

interface NamesRead {
  answer: ReadAnswer;
  language: Language;
  matches: readonly NameMatch[];
  parts: ReadonlyMap<ReadSegment, readonly Part[]>;
}

/** Looks for known names first; when the answer introduces names of its own, once more for all together. */
function readNames({
  answer,
  language,
  index,
}: {
  answer: ReadAnswer;
  language: Language;
  index: NameIndex;
}): NamesRead {
  const known = matchNames({ answer, index, language });
  const matches = bySegment(known);
  const parts = readParts({ answer, matches, language });
  const partsOf = partsBySegment(parts);
  const found = discoverCompanies({ answer, language, matches, parts, partsOf });
  if (found.length === 0) return { answer, language, matches: known, parts: partsOf };
  const extended = extendNameIndex({ index, found });
  const all = rematchNames({
    answer,
    index: extended,
    language,
    known: matches,
    gained: firstWordsOf(found),
  });
  return { answer, language, matches: all, parts: partsOf };
}

const firstWordsOf = (found: readonly DiscoveredName[]): ReadonlySet<string> =>
  new Set(
    found.flatMap(({ spellings }) => spellings.map((spelling) => fold(FIRST_WORD.exec(spelling)?.[0] ?? ''))),
  );

function bySegment(matches: readonly NameMatch[]): Map<ReadSegment, NameMatch[]> {
  const groups = new Map<ReadSegment, NameMatch[]>();
  for (const match of matches) {
    const group = groups.get(match.segment);
    if (group === undefined) groups.set(match.segment, [match]);
    else group.push(match);
  }
  return groups;
}

function judgeAll({ answer, language, matches, parts }: NamesRead): Judged[] {
  const judged: Judged[] = [];
  for (const match of matches) {
    const before = judged.at(-1);
    const verdict = judgeNaming({
      answer,
      match,
      language,
      parts: parts.get(match.segment) ?? [],
      afterCompany: before !== undefined && touches(answer, before, match),
    });
    judged.push({ match, verdict });
  }
  promoteListed(answer, judged);
  markAbsent({ answer, language, judged });
  return judged;
}

/** "Divi, Elementor": an everyday word listed beside a certain company is one, too. */
function promoteListed({ visible }: ReadAnswer, judged: Judged[]): void {
  judged.forEach((entry, index) => {
    if (entry.verdict !== 'open') return;
    const isListed = [judged[index - 1], judged[index + 1]].some((other) => {
      if (other?.verdict !== 'certain' || other.match.segment !== entry.match.segment) return false;
      const [left, right] = other.match.start < entry.match.start ? [other, entry] : [entry, other];
      return isEnumeration(visible.slice(left.match.end, right.match.start));
    });
    if (isListed) entry.verdict = 'certain';
  });
}

/** Only what stands beside a name can say that nothing was found about it. */
function markAbsent({
  answer,
  language,
  judged,
}: {
  answer: ReadAnswer;
  language: Language;
  judged: readonly Judged[];
}): void {
  let segment: ReadSegment | null = null;
  let absences: readonly TextSpan[] = [];
  for (const entry of judged) {
    const { match } = entry;
    if (match.segment !== segment) {
      ({ segment } = match);
      absences = readAbsences({ answer, span: segment, language });
    }
    if (entry.verdict === 'other') continue;
    if (absences.some(({ start, end }) => match.start >= start && match.end <= end)) entry.verdict = 'absent';
  }
}

function touches({ visible }: ReadAnswer, before: Judged, match: NameMatch): boolean {
  return (
    before.verdict === 'certain' &&
    before.match.segment === match.segment &&
    isSingleBlank(visible, before.match.end, match.start)
  );
}

function collect({ answer, judged }: { answer: ReadAnswer; judged: readonly Judged[] }): NamedInAnswer[] {
  const named = new Map<string, { company: NamedCompany; judged: Judged[] }>();
  for (const entry of judged) {
    if (entry.verdict !== 'certain' && entry.verdict !== 'open') continue;
    const { company } = entry.match.form;
    const known = named.get(company.key);
    if (known === undefined) named.set(company.key, { company, judged: [entry] });
    else known.judged.push(entry);
  }
  return [...named.values()]
    .filter((group) => group.judged.some(({ verdict }) => verdict === 'certain'))
    .map(({ company, judged: entries }) =>
      toNamed({ answer, company, matches: entries.map(({ match }) => match) }),
    )
    .sort((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
}

function toNamed({
  answer,
  company,
  matches,
}: {
  answer: ReadAnswer;
  company: NamedCompany;
  matches: NameMatch[];
}): NamedInAnswer {
  const counted = matches.filter((match) => !repeatsAsDomain(match, matches));
  return {
    company,
    name: spellingOf({ answer, company, matches: counted }),
    key: company.key,
    brandIndex: company.brandIndex,
    spans: counted.map(({ start, end }) => ({ start, end })),
    matches: counted,
  };
}

/** "Qonto (qonto.com)": the address beside the name is not a second naming. */
function repeatsAsDomain(match: NameMatch, all: readonly NameMatch[]): boolean {
  return (
    match.asDomain &&
    all.some((other) => other !== match && !other.asDomain && other.segment === match.segment)
  );
}

/** The company's own name when the answer writes it, else the first spelling it uses. */
function spellingOf({
  answer,
  company,
  matches,
}: {
  answer: ReadAnswer;
  company: NamedCompany;
  matches: readonly NameMatch[];
}): string {
  const own = matches.find(({ form }) => form.key === company.key);
  const shown = own ?? matches[0];
  if (shown === undefined) return company.name;
  return own === undefined ? answer.raw.slice(shown.start, shown.end).replace(/\s+/gu, ' ') : company.name;
}
