import { type CatalogueCompany, companyOf } from '../../catalogue/index.ts';
import type { At, ReadAnswer } from '../../document/document.ts';
import type { CleanText } from '../../document/markup.ts';
import { endsSentence, splitAtSigns, withSingleBlanks } from '../../document/spelling.ts';
import type { ReportedCompany, TextSpan, Tone } from '../../extraction.ts';
import { identityKey } from '../../linking/identity.ts';
import { buildNameIndex } from '../gazetteer/known-names.ts';
import { matchNames, type NameMatch } from '../gazetteer/match-names.ts';
import { isEnumeration } from '../structural/candidates.ts';

const MAX_QUOTED_WORDS = 80;
/** "[6]", "[^1_2]": the note behind a sentence, which no reader sees as words. */
const NOTE = /\[\^?\d[\d_,\s]*\]/gu;
/** What a quotation leaves out between a name and itself: "Cadorna Prestige –", "(la più nota):". */
const MAX_SKIPPED = 3;

const wordsOf = (text: string): string[] => splitAtSigns(text).filter((word) => word !== '');

/** Signs between the words do not count: the model quotes without the answer's Markdown. */
function findQuotation({ visible }: ReadAnswer, quotation: string): TextSpan | null {
  const words = wordsOf(quotation.replace(NOTE, ' '));
  if (words.length === 0 || words.length > MAX_QUOTED_WORDS) return null;
  const pattern = `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,30}')}(?![\\p{L}\\p{N}])`;
  const match = new RegExp(pattern, 'u').exec(visible);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

interface Naming extends TextSpan {
  key: string;
}

/**
 * The companies a quotation speaks of: those it names, and those it follows. Words that name others speak of the one
 * before them only where they go on from its name ("Stripe – supports no GCash, take PayMongo").
 */
function findSubject(
  { visible }: ReadAnswer,
  namings: readonly Naming[],
  quotation: TextSpan,
): ReadonlySet<string> {
  const sorted = namings.toSorted((a, b) => a.start - b.start);
  const inside = sorted.filter(({ start, end }) => start >= quotation.start && end <= quotation.end);
  const before = sorted.filter(({ end }) => end <= quotation.start);
  const last = before.at(-1);
  const gap = last === undefined ? '' : visible.slice(last.end, quotation.start);
  const opensWithName = inside[0]?.start === quotation.start;
  const goesOn = !opensWithName && !endsSentence(gap) && wordsOf(gap).length <= MAX_SKIPPED;
  const followed = inside.length === 0 || goesOn ? listFollowed(visible, before) : [];
  return new Set([...inside, ...followed].map(({ key }) => key));
}

/** The name before a quotation and those listed with it. */
function listFollowed(visible: string, before: readonly Naming[]): readonly Naming[] {
  const from = before.findLastIndex(({ start }, at) => {
    const other = before[at - 1];
    return other === undefined || !isEnumeration(visible.slice(other.end, start));
  });
  return from < 0 ? [] : before.slice(from);
}

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
  const restored = companies.map((company) => ({
    ...company,
    spans: company.spans.map(clean.restore),
    evidence: company.evidence === null ? null : clean.restore(company.evidence),
  }));
  return { companies: restored, rejected };
}

export function groundNames({
  answer,
  language,
  reported,
}: At<'answer' | 'language'> & { reported: readonly ReportedCompany[] }): Grounding {
  const distinct = listDistinct(reported);
  // Read as the user's own brands are: a word no language uses otherwise counts in small letters, too.
  const brands = [...distinct.values()].map(({ name }) => ({ name }));
  const index = buildNameIndex({ brands, knownCompanies: [], withCatalogue: false });
  const found = Map.groupBy(matchNames({ answer, index, language }), ({ form }) => form.company.key);
  const namings = [...found].flatMap(([key, matches]) =>
    matches.map(({ start, end }): Naming => ({ key, start, end })),
  );
  const companies = [...distinct].flatMap(([key, company]): GroundedCompany[] => {
    const matches = found.get(key);
    if (matches === undefined) return [];
    const { name: reportedName } = company;
    const spans = matches.map(({ start, end }) => ({ start, end }));
    const name = spellingOf(answer, matches, reportedName);
    return [{ name, reportedName, key, spans, ...groundTone(answer, company, key, namings) }];
  });
  return { companies, rejected: [...distinct].flatMap(([key, { name }]) => (found.has(key) ? [] : [name])) };
}

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

/** The first spelling that is no address: "ARUBA" of a model that writes capitals is "Aruba" again. */
function spellingOf({ raw }: ReadAnswer, matches: readonly NameMatch[], reportedName: string): string {
  const shown = matches.find(({ asDomain }) => !asDomain);
  return shown === undefined ? reportedName : withSingleBlanks(raw.slice(shown.start, shown.end));
}

function groundTone(
  answer: ReadAnswer,
  { sentiment, evidence: quotation }: ReportedCompany,
  key: string,
  namings: readonly Naming[],
): Pick<GroundedCompany, 'sentiment' | 'evidence'> {
  const evidence = sentiment === null || quotation === null ? null : findQuotation(answer, quotation);
  const isAboutIt = evidence !== null && findSubject(answer, namings, evidence).has(key);
  return isAboutIt ? { sentiment, evidence } : { sentiment: null, evidence: null };
}
