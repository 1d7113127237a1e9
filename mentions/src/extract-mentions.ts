import lines from './lexicon/aspects.json' with { type: 'json' };
import { type AnswerLink, type ReadAnswer, within } from './document/document.ts';
import { cleanText, type CleanText } from './document/markup.ts';
import { readAnswer } from './document/read-answer.ts';
import { isDigits, lettersAndDigits, withoutWww } from './document/spelling.ts';
import { type ExplainedSpan, explainNamings } from './explain.ts';
import type {
  Aspect,
  Brand,
  BrandReading,
  Citation,
  CompanyMention,
  Extraction,
  ExtractionInput,
  ModelReport,
  TextSpan,
  Tone,
} from './extraction.ts';
import { type Precedence, PRECEDENCE } from './fusion/fuse.ts';
import { type NamedInAnswer, type NamingInput, type Namings, readNamings } from './fusion/read-namings.ts';
import { readReport, type ReportRead } from './fusion/read-report.ts';
import { createPhraseTable, pattern } from './lexicon/index.ts';
import { detectLanguage, isRefusal } from './lexicon/language.ts';
import { domainLabel, identityKey } from './linking/identity.ts';
import { buildNameIndex } from './recognizers/gazetteer/known-names.ts';
import { holdsGivenName } from './recognizers/gazetteer/match-names.ts';
import { type CompanyTone, judgeTones } from './sentiment/judge-tones.ts';

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
  const readAlone = (): Extraction => (alone ??= buildExtraction(input, byRules()));
  const readWith = (report: ModelReport, precedence: Precedence): ReportRead =>
    readReport({ input, report, byRules: byRules(), rulesAlone: readAlone().mentions, precedence });
  const read = (report: ModelReport, precedence: Precedence): Extraction => {
    const { namings, refusal, disagreements, addTones } = readWith(report, precedence);
    if (namings === null) return { ...readAlone(), refusal, disagreements };
    const facts = buildExtraction(input, namings);
    return { ...facts, mentions: addTones(facts.mentions), refusal, disagreements };
  };
  return {
    input,
    extraction: (report = null, precedence = PRECEDENCE) =>
      restoreOffsets(report === null ? readAlone() : read(report, precedence), clean),
    explain: (report = null) => {
      const named = report === null ? null : readWith(report, PRECEDENCE).namings;
      return explainNamings(input, named ?? byRules(), named !== null);
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

const TRACKING = pattern('iu')`^(?:utm_[a-z]+|${'trackingParameters'})$`;
const MAX_TITLE = 200;
const HALF_CHARACTER = /[\uD800-\uDBFF]$/u;

/** The distinct addresses an answer cites, in order; links, footnotes, source lists and bare addresses alike. */
function readCitations(answer: ReadAnswer, companies: readonly NamedInAnswer[]): Citation[] {
  const citations = new Map<string, Citation>();
  for (const link of answer.links.toSorted((a, b) => a.start - b.start)) {
    const address = parseAddress(link.url);
    if (address === null) continue;
    const domain = withoutWww(address.hostname);
    const title = titleOf(answer, link);
    const key = addressKey(address);
    const known = citations.get(key);
    const position = citations.size + 1;
    if (known !== undefined) known.title ??= title;
    else
      citations.set(key, {
        url: link.url,
        domain,
        position,
        title,
        companyKeys: ownersOf(companies, domain),
      });
  }
  return [...citations.values()];
}

/** The address of a site on the web; null for any other. */
function parseAddress(url: string): URL | null {
  const address = URL.parse(url);
  return address?.protocol.startsWith('http') === true && address.hostname.includes('.') ? address : null;
}

/** Two spellings of one address share it: `www.`, tracking parameters, fragment and a last slash do not count. */
function addressKey(address: URL): string {
  if (address.search !== '')
    for (const name of [...address.searchParams.keys()])
      if (TRACKING.test(name)) address.searchParams.delete(name);
  const path = address.pathname.replace(/\/+$/u, '');
  return `${withoutWww(address.host)}${path}${address.search}`.toLowerCase();
}

function titleOf({ raw }: ReadAnswer, { label, title }: AnswerLink): string | null {
  const text = title ?? (label === null ? '' : raw.slice(label.start, label.end));
  const plain = text.replace(/[*_`]+/gu, '').trim();
  return plain === '' || isDigits(lettersAndDigits(plain))
    ? null
    : plain.slice(0, MAX_TITLE).replace(HALF_CHARACTER, '');
}

function ownersOf(companies: readonly NamedInAnswer[], domain: string): string[] {
  const label = domainLabel(domain);
  const labelKey = label === null ? null : identityKey(label);
  const isOwner = ({ company: { domain: own }, key }: NamedInAnswer): boolean =>
    key === labelKey || (own !== null && (domain === own || domain.endsWith(`.${own}`)));
  return companies.filter(isOwner).map(({ key }) => key);
}

/** Grows with every change that may alter a reading, so that stored answers can be read again. */
export const EXTRACTOR_VERSION = '19';

const MAX_EVIDENCE = 3;

/** The facts of an answer whose companies are known: their tones, its citations, what it says of the given brands. */
function buildExtraction({ answer, language, brands = [] }: NamingInput, namings: Namings): Extraction {
  const { companies, absentKeys } = namings;
  const tones = judgeTones({ answer, companies, language });
  const mentions = companies.map((company, index) =>
    toMention(company, tones[index] ?? { sentiment: null, judgements: [] }, index + 1),
  );
  const isRefused = mentions.length === 0 && isRefusal(answer, language);
  return {
    status: answer.segments.length === 0 ? 'empty' : isRefused ? 'refused' : 'ok',
    language,
    mentions,
    citations: readCitations(answer, companies),
    brands: brands.map((_, index) => readBrand(brands, index, mentions, absentKeys)),
    version: EXTRACTOR_VERSION,
    refusal: null,
    disagreements: [],
  };
}

/** An extraction in offsets of the answer as it was given. */
function restoreOffsets(extraction: Extraction, clean: CleanText): Extraction {
  if (clean.isGiven) return extraction;
  const mentions = extraction.mentions.map((mention) => {
    const [spans, evidence] = [mention.spans.map(clean.restore), mention.evidence.map(clean.restore)];
    return { ...mention, spans, firstIndex: spans[0]?.start ?? 0, evidence };
  });
  return { ...extraction, mentions };
}

function toMention(company: NamedInAnswer, tone: CompanyTone, position: number): CompanyMention {
  const { name, key, brandIndex, spans } = company;
  const tones = tonesOfSpans(tone, spans.length);
  return {
    name,
    key,
    position,
    occurrences: spans.length,
    firstIndex: spans[0]?.start ?? 0,
    sentiment: tone.sentiment,
    aspects: readAspects(tone),
    spans: spans.map((span, index) => ({ ...span, tone: tones[index] ?? null })),
    evidence: readEvidence(tone),
    brandIndex,
  };
}

/** The tone beside each naming, null where nothing judges. */
function tonesOfSpans({ judgements }: CompanyTone, count: number): (Tone | null)[] {
  const tones = new Array<Tone | null>(count).fill(null);
  const scores = new Map<number, number>();
  for (const { naming, weight } of judgements)
    if (naming !== null) scores.set(naming, (scores.get(naming) ?? 0) + weight);
  for (const [naming, score] of scores)
    tones[naming] = score === 0 ? 'neutral' : score > 0 ? 'positive' : 'negative';
  return tones;
}

/** The stretches that carry the tone: the strongest, in reading order. */
function readEvidence({ sentiment, judgements }: CompanyTone): TextSpan[] {
  const sign = sentiment === 'negative' ? -1 : 1;
  const weights = new Map<number, TextSpan & { weight: number }>();
  for (const { start, end, weight } of judgements)
    weights.set(start, { start, end, weight: (weights.get(start)?.weight ?? 0) + weight * sign });
  return [...weights.values()]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_EVIDENCE)
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);
}

const MAX_ASPECTS = 4;
const aspects = createPhraseTable<Aspect>(
  lines.flatMap(({ label, tone, cues }) =>
    cues.map((cue) => [cue, { label, tone: tone === 'negative' ? 'negative' : 'positive' }] as const),
  ),
);

/** Short labels for what the answer says of a company, from the sentences that judge it; at most four. */
function readAspects({ judgements }: CompanyTone): Aspect[] {
  const found = new Map<string, Aspect>();
  // Several words may judge in one sentence; it is read once for praise and once for blame.
  const read = new Set<number>();
  for (const { segment, start, end, weight } of judgements) {
    const place = weight > 0 ? start : -start - 1;
    if (found.size >= MAX_ASPECTS || read.has(place)) continue;
    read.add(place);
    within(segment.words, { start, end }).forEach((_, index, words) => {
      const aspect = aspects.findAt(words, index)?.value;
      if (aspect !== undefined && (aspect.tone === 'positive') === weight > 0)
        found.set(aspect.label, aspect);
    });
  }
  return [...found.values()].slice(0, MAX_ASPECTS);
}

function readBrand(
  brands: readonly Brand[],
  index: number,
  mentions: readonly CompanyMention[],
  absentKeys: ReadonlySet<string>,
): BrandReading {
  const brand = brands[index]?.name ?? '';
  const key = identityKey(brand);
  // The same brand given twice is one, two brands with one identity ("Rossi Srl", "Rossi S.p.A.") are two.
  const mention = mentions.find(
    (one) =>
      one.brandIndex === index ||
      (one.key === key && (one.brandIndex === null || brands[one.brandIndex]?.name === brand)),
  );
  const present = mention !== undefined;
  return { brand, present, rank: mention?.position ?? null, absenceStated: !present && absentKeys.has(key) };
}
