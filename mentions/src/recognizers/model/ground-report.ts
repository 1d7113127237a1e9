import type { At } from '../../document/place.ts';
import type { Language, TextSpan, Tone } from '../../extraction.ts';
import type { CatalogueCompany } from '../../catalogue/index.ts';
import { companyOf } from '../../catalogue/index.ts';
import { identityKey } from '../../linking/identity.ts';
import { buildNameIndex } from '../gazetteer/known-names.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { matchNames } from '../gazetteer/match-names.ts';
import type { CleanText } from '../../document/clean-text.ts';
import { fold } from '../../document/text/fold.ts';
import type { ReadAnswer } from '../../document/read-answer.ts';
import type { ReportedCompany } from '../../extraction.ts';
import { findQuotation, findSubject } from './ground-quotation.ts';

/** A claim the text grounds: the name stands in the answer at every span. */
export interface GroundedCompany {
  /** As the answer writes it, whatever the model's spelling. */
  name: string;
  /** As the model wrote it. */
  reportedName: string;
  /** `identityKey` of the name. */
  key: string;
  spans: TextSpan[];
  /** Null when the model gave none or its quotation is not what the answer says about this company. */
  sentiment: Tone | null;
  evidence: TextSpan | null;
}

export interface Grounding {
  /** In the order the model gave, each company once. */
  companies: GroundedCompany[];
  /** Names the model gave that the answer does not write. */
  rejected: string[];
}

/** Of the quotations of one report. */
const MIN_GROUNDED_SHARE = 0.5;

/**
 * Keeps of a model's reading only what the answer grounds. A name must stand in the visible text as complete words,
 * under this spelling or one the catalogue holds for the same company; a sentiment needs a quotation of the answer that
 * names the company or follows its naming before any other's. Whatever the model wrote, nothing enters that the text
 * does not hold; any input is valid.
 */
export function groundReport(
  { input: { answer, clean, language } }: { input: At<'answer' | 'language'> & { clean: CleanText } },
  reported: readonly ReportedCompany[],
): Grounding {
  const { companies, rejected } = groundNames({ answer, language, reported });
  const restore = ({ start, end }: TextSpan): TextSpan => ({
    start: clean.startOf(start),
    end: clean.endOf(end),
  });
  return {
    companies: companies.map((company) => ({
      ...company,
      spans: company.spans.map(restore),
      evidence: company.evidence === null ? null : restore(company.evidence),
    })),
    rejected,
  };
}

export function groundNames({
  answer,
  language,
  reported,
}: {
  answer: ReadAnswer;
  language: Language;
  reported: readonly ReportedCompany[];
}): Grounding {
  const distinct = listDistinct(reported);
  const found = findNames({ answer, language, names: [...distinct.values()].map(({ name }) => name) });
  const spansOf = new Map([...found].map(([key, matches]) => [key, matches.map(toSpan)] as const));
  const grounding: Grounding = { companies: [], rejected: [] };
  for (const [key, company] of distinct) {
    const matches = found.get(key);
    if (matches === undefined) grounding.rejected.push(company.name);
    else
      grounding.companies.push({
        name: spellingOf(answer, matches, company.name),
        reportedName: company.name,
        key,
        spans: matches.map(toSpan),
        ...groundTone({ answer, company, key, spansOf }),
      });
  }
  return believesTones(grounding, [...distinct.values()])
    ? grounding
    : { ...grounding, companies: grounding.companies.map(withoutTone) };
}

/** Where most quotations are about others, or invented, the rest is right by chance. */
function believesTones({ companies }: Grounding, reported: readonly ReportedCompany[]): boolean {
  const quoted = reported.filter(({ sentiment, evidence }) => sentiment !== null && evidence !== null);
  const grounded = companies.filter(({ evidence }) => evidence !== null);
  return grounded.length >= quoted.length * MIN_GROUNDED_SHARE;
}

const withoutTone = (company: GroundedCompany): GroundedCompany => ({
  ...company,
  sentiment: null,
  evidence: null,
});

const toSpan = ({ start, end }: TextSpan): TextSpan => ({ start, end });

interface NameSearch {
  answer: ReadAnswer;
  language: Language;
  names: readonly string[];
}

type NamesFound = ReadonlyMap<string, readonly NameMatch[]>;

/** Each company once: "iRobot" and "Roomba" are two names the catalogue holds for one, and neither is an invention. */
function listDistinct(reported: readonly ReportedCompany[]): Map<string, ReportedCompany> {
  const distinct = new Map<string, ReportedCompany>();
  const catalogued = new Set<CatalogueCompany>();
  for (const company of reported) {
    const key = identityKey(company.name);
    const known = companyOf(key);
    if (distinct.has(key) || (known !== null && catalogued.has(known))) continue;
    if (known !== null) catalogued.add(known);
    distinct.set(key, company);
  }
  return distinct;
}

/** The last search in an answer: a report is grounded when it arrives, and again when it is fused. */
const lastSearches = new WeakMap<ReadAnswer, { found: NamesFound; sought: string }>();

/** The same names are looked for once, as long as no others are looked for in between. */
function findNames(search: NameSearch): NamesFound {
  const { answer, language, names } = search;
  const sought = JSON.stringify([language, names]);
  const last = lastSearches.get(answer);
  if (last?.sought === sought) return last.found;
  const found = searchNames(search);
  lastSearches.set(answer, { found, sought });
  return found;
}

/**
 * Read as the user's own brands are: a word no language uses otherwise counts in small letters, too.
 */
function searchNames({ answer, language, names }: NameSearch): NamesFound {
  const index = buildNameIndex({
    brands: names.map((name) => ({ name })),
    knownCompanies: [],
    withCatalogue: false,
  });
  const found = new Map<string, NameMatch[]>();
  for (const match of matchNames({ answer, index, language })) {
    const matches = found.get(match.form.company.key);
    if (matches === undefined) found.set(match.form.company.key, [match]);
    else matches.push(match);
  }
  return found;
}

/**
 * The first spelling that is no address: "ARUBA" of a model that writes capitals is "Aruba" again. Where the answer
 * goes on with a product ("Babyzen Yoyo"), the part that was reported.
 */
function spellingOf({ raw }: ReadAnswer, matches: readonly NameMatch[], reportedName: string): string {
  const shown = matches.find(({ asDomain }) => !asDomain);
  if (shown === undefined) return reportedName;
  const written = raw.slice(shown.start, shown.end).replace(/\s+/gu, ' ');
  const opening = written.slice(0, reportedName.length);
  const goesOn = written.charAt(opening.length) === ' ' && fold(opening) === fold(reportedName);
  return goesOn ? opening : written;
}

function groundTone({
  answer,
  company: { sentiment, evidence: quotation },
  key,
  spansOf,
}: {
  answer: ReadAnswer;
  company: ReportedCompany;
  key: string;
  spansOf: ReadonlyMap<string, readonly TextSpan[]>;
}): Pick<GroundedCompany, 'sentiment' | 'evidence'> {
  const evidence = sentiment === null || quotation === null ? null : findQuotation(answer, quotation);
  const isAboutIt = evidence !== null && findSubject(answer, spansOf, evidence).has(key);
  return isAboutIt ? { sentiment, evidence } : { sentiment: null, evidence: null };
}
