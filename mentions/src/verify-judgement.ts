import { detectLanguage } from './detect-language.ts';
import type { TextSpan, Tone } from './extraction.ts';
import { identityKey } from './identity.ts';
import { buildNameIndex } from './known-names.ts';
import { matchNames } from './match-company.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';

/** A company as a model that read the answer reports it: a claim, not a fact. */
export interface JudgedCompany {
  name: string;
  sentiment: Tone | null;
  /** The words of the answer the sentiment rests on, as the model quotes them. */
  evidence: string | null;
}

/** A claim the text bears out: the name stands in the answer at every span. */
export interface VerifiedCompany {
  name: string;
  /** `identityKey` of the name. */
  key: string;
  spans: TextSpan[];
  /** Null when the model gave none or its quotation is not what the answer says about this company. */
  sentiment: Tone | null;
  evidence: TextSpan | null;
}

export interface Verification {
  /** In the order the model gave, each company once. */
  companies: VerifiedCompany[];
  /** Names the model gave that the answer does not write. */
  rejected: string[];
}

const MOST_QUOTED_WORDS = 80;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Keeps of a model's judgement only what the answer bears out. A name must stand in the visible text as complete
 * words; a sentiment needs a quotation of the answer that names the company or follows its naming before any other's.
 * Whatever the model wrote, nothing enters that the text does not hold; any input is valid.
 */
export function verifyJudgement({
  answer: text,
  judged,
}: {
  answer: string;
  judged: readonly JudgedCompany[];
}): Verification {
  const answer = readAnswer(text);
  const distinct = new Map(judged.map((company) => [identityKey(company.name), company] as const).reverse());
  const found = findNames({ answer, names: [...distinct.values()].map(({ name }) => name) });
  const verification: Verification = { companies: [], rejected: [] };
  for (const [key, company] of [...distinct].reverse()) {
    const spans = found.get(key);
    if (spans === undefined) verification.rejected.push(company.name);
    else
      verification.companies.push({
        name: company.name,
        key,
        spans,
        ...verifyTone({ answer, company, key, found }),
      });
  }
  return verification;
}

type Found = ReadonlyMap<string, TextSpan[]>;

function findNames({ answer, names }: { answer: ReadAnswer; names: readonly string[] }): Found {
  const index = buildNameIndex({
    brands: [],
    knownCompanies: names.map((name) => ({ name })),
    withCatalogue: false,
  });
  const found = new Map<string, TextSpan[]>();
  for (const { form, start, end } of matchNames({ answer, index, language: detectLanguage(answer) })) {
    const spans = found.get(form.company.key);
    if (spans === undefined) found.set(form.company.key, [{ start, end }]);
    else spans.push({ start, end });
  }
  return found;
}

function verifyTone({
  answer,
  company: { sentiment, evidence: quotation },
  key,
  found,
}: {
  answer: ReadAnswer;
  company: JudgedCompany;
  key: string;
  found: Found;
}): Pick<VerifiedCompany, 'sentiment' | 'evidence'> {
  const evidence = sentiment === null || quotation === null ? null : findQuotation(answer, quotation);
  const isAboutIt = evidence !== null && findSubject(found, evidence).has(key);
  return isAboutIt ? { sentiment, evidence } : { sentiment: null, evidence: null };
}

/** Signs between the words do not count: the model quotes without the answer's Markdown. */
function findQuotation({ visible }: ReadAnswer, quotation: string): TextSpan | null {
  const words = quotation.match(WORD) ?? [];
  if (words.length === 0 || words.length > MOST_QUOTED_WORDS) return null;
  const pattern = `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,30}')}(?![\\p{L}\\p{N}])`;
  const match = new RegExp(pattern, 'u').exec(visible);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

/** The companies a quotation speaks of: those it names, else the one named last before it. */
function findSubject(found: Found, quotation: TextSpan): ReadonlySet<string> {
  const namings = [...found].flatMap(([key, spans]) => spans.map((span) => ({ key, ...span })));
  const inside = namings.filter(({ start, end }) => start >= quotation.start && end <= quotation.end);
  if (inside.length > 0) return new Set(inside.map(({ key }) => key));
  const before = namings.filter(({ end }) => end <= quotation.start);
  const last = before.reduce<(typeof before)[number] | null>(
    (latest, naming) => (latest === null || naming.end > latest.end ? naming : latest),
    null,
  );
  return new Set(last === null ? [] : [last.key]);
}
