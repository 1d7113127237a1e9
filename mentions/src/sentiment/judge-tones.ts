import lines from '../lexicon/aspects.json' with { type: 'json' };
import {
  type At,
  type ReadAnswer,
  type ReadSegment,
  firstIndex,
  isBold,
  readSentences,
  within,
} from '../document/document.ts';
import type { Aspect, TextSpan, Tone } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/collect-named.ts';
import { createPhraseTable, findCues, phraseTables } from './cues.ts';
import { type Judgement, type Reading, WEIGHT, add, judgeCue, judgeTurn, mayTurn } from './judge-cue.ts';
import {
  type Named,
  groupNamed,
  isRecommending,
  listedWith,
  readOwners,
  readRankedTables,
  weighMarks,
  weighOpening,
} from './owners.ts';
import { pattern } from '../lexicon/pattern.ts';
import { closesWithSign, holdsLetterOrDigit } from '../document/signs.ts';

const SHORT_CHOICE = 14;
const avoids = phraseTables('avoidTitles');
const CONDITION = pattern('iu')`^\W*${'conditions'}\s`;

/** Adds what a segment says of the companies it names or belongs to. */
function judgeSegment(reading: Reading, segment: ReadSegment, isAvoided: boolean): void {
  const { answer, language } = reading;
  const named = reading.named.get(segment) ?? [];
  const owners = reading.owners.get(segment) ?? [];
  const mark = weighOpening(answer, segment);
  if (mark !== 0) addToAll(reading, segment, owners, mark);
  if (isAvoided) addNamed(reading, segment, segment, named, WEIGHT.avoided);
  else if (!reading.ranked.has(segment.table) && isChoice(answer, segment, named))
    addNamed(reading, segment, segment, named, WEIGHT.chosen);
  if (named.length === 0 && owners.length === 0) return;
  const cues = findCues(segment, language).filter((cue) => !isPartOfName(cue, named));
  if (cues.length === 0 && named.length === 0) return;
  const turns = mayTurn(segment);
  for (const sentence of readSentences({ text: answer.raw, start: segment.start, end: segment.end })) {
    const text = answer.visible.slice(sentence.start, sentence.end);
    const inside = within(named, sentence);
    if (!isAvoided && endsInChoice(text, sentence, inside)) {
      const listed = listedWith(answer.visible, inside.toReversed(), 'back');
      addNamed(reading, segment, sentence, listed, WEIGHT.chosen);
    }
    const own = within(cues, sentence);
    for (const cue of own) judgeCue({ reading, segment, sentence, cue, inside, owners });
    if (turns)
      judgeTurn({ reading, segment, sentence, text, cues: own, about: owners[0] ?? inside[0]?.company });
  }
}

function addToAll(
  reading: Reading,
  segment: ReadSegment,
  companies: readonly NamedInAnswer[],
  weight: number,
): void {
  const { start, end } = segment;
  for (const company of companies) add(reading, company, { segment, start, end, weight });
}

function addNamed(
  reading: Reading,
  segment: ReadSegment,
  { start, end }: TextSpan,
  named: readonly Named[],
  weight: number,
): void {
  for (const { company, index } of named)
    add(reading, company, { segment, start, end, weight, naming: index });
}

/** Adds what the signs of a cell say of the company its row or column is about. */
function judgeSigns(reading: Reading, segment: ReadSegment): void {
  const weight = weighMarks(reading.answer.visible.slice(segment.start, segment.end));
  if (weight !== 0) addToAll(reading, segment, reading.owners.get(segment) ?? [], weight);
}

/** The "facile" of Facile.it praises nobody. */
const isPartOfName = ({ start, end }: TextSpan, named: readonly Named[]): boolean =>
  (named[firstIndex(named, (naming) => naming.end > start)]?.start ?? Infinity) < end;

/** "Più economica: Gimoka", "Partire gratis | HubSpot", "sedi vicine → Pegaso": picked for a need. */
function isChoice({ visible }: ReadAnswer, segment: ReadSegment, named: readonly Named[]): boolean {
  const [first] = named;
  // "Sito: qonto.com" says where to look, not whom to choose.
  if (first === undefined || first.company.matches[first.index]?.asDomain === true) return false;
  if (segment.kind === 'cell') return segment.column > 0 && segment.words.length <= SHORT_CHOICE / 2;
  const before = visible.slice(segment.start, first.start);
  return segment.kind === 'item' && segment.words.length <= SHORT_CHOICE && closesWithSign(before, ':→=');
}

/** "Se vuoi la massima semplicità, Smoobu.": the sentence ends in the name it recommends. */
function endsInChoice(text: string, sentence: TextSpan, inside: readonly Named[]): boolean {
  const last = inside.at(-1);
  if (last === undefined || !CONDITION.test(text)) return false;
  return !holdsLetterOrDigit(text.slice(last.end - sentence.start));
}

export interface CompanyTone {
  sentiment: Tone | null;
  judgements: Judgement[];
}

const POSITIVE_FROM = 0.9;

const NEGATIVE_FROM = -0.7;
// Praise and blame that weigh the same are neutral, though the answer recommends what it lists.
const BLAMED = -0.5;
const EVEN = 0.6;

/** The tone of an answer about each of its companies, in their order. */
export function judgeTones({
  answer,
  companies,
  language,
}: At<'answer' | 'language'> & { companies: readonly NamedInAnswer[] }): CompanyTone[] {
  const judgements = new Map<NamedInAnswer, Judgement[]>(companies.map((company) => [company, []]));
  const named = groupNamed(companies);
  const owners = readOwners(answer, named);
  const reading: Reading = { answer, named, language, owners, ranked: readRankedTables(answer), judgements };
  let isChapterAvoided = false;
  for (const segment of answer.segments) {
    const isTitle = segment.kind === 'heading' || segment.kind === 'title';
    if (!isTitle && !named.has(segment) && !owners.has(segment)) continue;
    const isAvoided = avoids[language].findAt(segment.words, 0) !== null;
    if (isTitle) isChapterAvoided = isAvoided;
    judgeSegment(reading, segment, isChapterAvoided || isAvoided);
  }
  for (const segment of answer.signs) judgeSigns(reading, segment);
  const prior = isRecommending(answer, companies[0]?.spans[0]?.start ?? 0) ? WEIGHT.recommended : 0;
  return companies.map((company) => ({
    sentiment: summarise(reading, company, prior),
    judgements: judgements.get(company) ?? [],
  }));
}

function summarise(
  { answer, owners, judgements }: Reading,
  company: NamedInAnswer,
  prior: number,
): Tone | null {
  const own = judgements.get(company) ?? [];
  const said = own.reduce((sum, { weight }) => sum + weight, 0);
  const isEven = said < EVEN && own.some(({ weight }) => weight <= BLAMED);
  const isPicked = (): boolean =>
    company.matches.some(({ segment }) => owners.get(segment)?.includes(company) === true) ||
    company.spans.some((span) => isBold(answer, span));
  const score = prior > 0 && said >= 0 && !isEven && isPicked() ? said + prior : said;
  if (score >= POSITIVE_FROM) return 'positive';
  if (score <= NEGATIVE_FROM) return 'negative';
  const isSpokenOf =
    own.length > 0 ||
    company.matches.some(
      ({ segment }) =>
        owners.get(segment)?.length === 1 || (segment.kind !== 'cell' && segment.kind !== 'seller'),
    );
  return isSpokenOf ? 'neutral' : null;
}

interface NamedAspect {
  label: string;
  tone: Tone;
}

const toTone = (tone: string): Tone => (tone === 'negative' ? 'negative' : 'positive');

const MAX_ASPECTS = 4;
const aspects = createPhraseTable<NamedAspect>(
  lines.flatMap(({ label, tone, cues }) => cues.map((cue) => [cue, { label, tone: toTone(tone) }] as const)),
);

/** Short labels for what the answer says of a company, from the sentences that judge it; at most four. */
export function readAspects({ judgements }: CompanyTone): Aspect[] {
  const found = new Map<string, Aspect>();
  // Several words may judge in one sentence; it is read once for praise and once for blame.
  const read = new Set<number>();
  for (const { segment, start, end, weight } of judgements) {
    const place = weight > 0 ? start : -start - 1;
    if (found.size >= MAX_ASPECTS || read.has(place)) continue;
    read.add(place);
    const words = within(segment.words, { start, end });
    for (let index = 0; index < words.length && found.size < MAX_ASPECTS; index++) {
      const aspect = aspects.findAt(words, index)?.value;
      if (aspect !== undefined && (aspect.tone === 'positive') === weight > 0 && !found.has(aspect.label))
        found.set(aspect.label, { ...aspect });
    }
  }
  return [...found.values()];
}
