import type { At, ReadAnswer, ReadSegment } from '../document/document.ts';
import { firstIndex, isBold, isInTable, within } from '../document/document.ts';
import { closesWithSign, holdsLetterOrDigit, isDigits, lettersAndDigits } from '../document/spelling.ts';
import type { TextSpan, Tone } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/read-namings.ts';
import { opensWithStem, pattern, phraseTables } from '../lexicon/index.ts';
import { readSentences } from '../lexicon/language.ts';
import type { NameMatch } from '../recognizers/gazetteer/match-names.ts';
import type { Judgement, Named, Owners, Reading } from './cues.ts';
import { findCues, isTurned, judge, judgeCue, listedWith, ofBlock, WEIGHT } from './cues.ts';

/** The namings of each segment, in order. */
function groupNamed(companies: readonly NamedInAnswer[]): ReadonlyMap<ReadSegment, readonly Named[]> {
  const named = companies
    .flatMap((company) =>
      company.matches.map(({ segment, start, end }, index) => ({ segment, company, index, start, end })),
    )
    .sort((a, b) => a.start - b.start);
  return Map.groupBy(named, ({ segment }) => segment);
}

const OPENING_KINDS: ReadonlySet<ReadSegment['kind']> = new Set(['heading', 'product', 'title']);
const HEAD_REACH = 4;
const MAX_HEADS = 6;

/** A heading or an item that opens with companies, which what follows is about. */
interface Opening {
  segment: ReadSegment;
  owners: readonly NamedInAnswer[];
}

/** Finds for each segment whom it is about. */
function readOwners(answer: ReadAnswer, named: ReadonlyMap<ReadSegment, readonly Named[]>): Owners {
  const heads = readHeadCompanies(answer, named);
  const ownersOfCell = readTableOwners(heads);
  const owners = new Map<ReadSegment, readonly NamedInAnswer[]>();
  let heading: Opening | null = null;
  let item: Opening | null = null;
  for (const segment of answer.segments) {
    const own = heads.get(segment);
    const opened = own === undefined ? null : { segment, owners: own };
    if (heading?.segment.block !== segment.block) heading = null;
    if (item?.segment.block !== segment.block) item = null;
    if (OPENING_KINDS.has(segment.kind)) [heading, item] = [opened, null];
    else if (segment.kind === 'item' || segment.kind === 'paragraph')
      item = opened ?? (item === null || closesItem(item, segment) ? null : item);
    const current = ownersOfCell(segment) ?? item?.owners ?? heading?.owners;
    if (current !== undefined) owners.set(segment, current);
  }
  for (const segment of answer.signs) owners.set(segment, ownersOfCell(segment) ?? []);
  return owners;
}

/** A sibling item without a name, a new section or, behind a complete item, a paragraph: no longer about the company. */
function closesItem({ segment: item, owners }: Opening, segment: ReadSegment): boolean {
  // It holds nothing but the names, so what follows is about them.
  const isBare = item.words.length <= HEAD_REACH + owners.length;
  if (segment.section !== item.section) return true;
  if (segment.group === item.group) return item.kind === 'item' || !isBare;
  return segment.kind === 'paragraph' && !isBare;
}

/** The companies that open each segment: the first words, and those listed with them. */
function readHeadCompanies(answer: ReadAnswer, named: ReadonlyMap<ReadSegment, readonly Named[]>): Owners {
  const heads = new Map<ReadSegment, readonly NamedInAnswer[]>();
  for (const [segment, inside] of named) {
    const [first] = inside;
    if (first === undefined || !opensSegment(answer, segment, first)) continue;
    const listed = listedWith(answer.visible, inside.slice(0, MAX_HEADS));
    heads.set(segment, [...new Set(listed.map(({ company }) => company))]);
  }
  return heads;
}

/** A sentence that merely begins with a name is about it only as far as it goes; a bold opening is a head. */
function opensSegment(answer: ReadAnswer, segment: ReadSegment, named: Named): boolean {
  const index = firstIndex(segment.words, ({ start }) => start >= named.start);
  return index < HEAD_REACH && (segment.kind !== 'paragraph' || isBold(answer, named));
}

/** In a table the company of a row owns its cells, a company in the header the cells of its column. */
function readTableOwners(heads: Owners): (segment: ReadSegment) => readonly NamedInAnswer[] | undefined {
  const byLine = new Map<string, readonly NamedInAnswer[]>();
  const rowOf = ({ table, row }: ReadSegment): string => `${String(table)} row ${String(row)}`;
  const columnOf = ({ table, column }: ReadSegment): string => `${String(table)} column ${String(column)}`;
  for (const [segment, own] of heads) {
    const line = segment.kind === 'header-cell' ? columnOf(segment) : rowOf(segment);
    if (isInTable(segment) && !byLine.has(line)) byLine.set(line, own);
  }
  return (segment) =>
    isInTable(segment) ? (byLine.get(columnOf(segment)) ?? byLine.get(rowOf(segment))) : undefined;
}

/** The tables whose first column holds the place ("| 1 | Qonto | …"): a name in their second is a member, not a pick for a need. */
function readRankedTables({ segments, visible }: ReadAnswer): ReadonlySet<number> {
  const ranked = new Set<number>();
  for (const { kind, table, column, start, end } of segments)
    if (kind === 'cell' && column === 0 && isDigits(lettersAndDigits(visible.slice(start, end))))
      ranked.add(table);
  return ranked;
}

const OPENING = 600;
const recommends = opensWithStem('recommendingStems');
// "Scelta consigliata per chi viaggia": behind a company’s name it praises this one, not the list.
const praisesOne = opensWithStem('praisingStems');

/** Whether the answer opens as a choice of good ones ("Ecco i migliori", "Top picks"). */
function isRecommending({ segments }: ReadAnswer, firstNamed: number): boolean {
  for (const { words } of segments)
    for (const { start, spelling } of words) {
      if (start >= OPENING) return false;
      if (start >= firstNamed && praisesOne(spelling)) continue;
      if (recommends(spelling)) return true;
    }
  return false;
}

const STAR = /[⭐★]/u;
const EMPTY_STAR = '☆';
const GOOD = ['✅', '✔', '✓', '👍', '➕', '🟢'];
const BAD = ['❌', '✖', '✗', '✘', '👎', '➖', '🔴', '🚫', '⛔'];
const ALL_STARS = 5;
const MANY_STARS = 0.8;
const FEW_STARS = 0.4;

const MARKS = { rated: 1, good: 0.25, bad: -0.3 } as const;

/** What the signs of a cell say: stars are a rating, a tick or a cross is one point of many. */
function weighMarks(text: string): number {
  const full = text.split(STAR).length - 1;
  const share = full / Math.max(ALL_STARS, full + text.split(EMPTY_STAR).length - 1);
  if (full > 0) return share >= MANY_STARS ? MARKS.rated : share <= FEW_STARS ? -MARKS.rated : 0;
  const holds = (signs: readonly string[]): boolean => signs.some((sign) => text.includes(sign));
  return (holds(GOOD) ? MARKS.good : 0) + (holds(BAD) ? MARKS.bad : 0);
}

const SHORT_CHOICE = 14;
const avoids = phraseTables('avoidTitles');
const CONDITION = pattern('iu')`^\W*${'conditions'}\s`;

/** Adds what a segment says of the companies it names or belongs to. */
function judgeSegment(reading: Reading, segment: ReadSegment, isAvoided: boolean): void {
  const { answer, language, ranked } = reading;
  const named = reading.named.get(segment) ?? [];
  const owners = reading.owners.get(segment) ?? [];
  const whole = { segment, start: segment.start, end: segment.end };
  if (isAvoided) judge(reading, named, whole, WEIGHT.avoided);
  else if (!ranked.has(segment.table) && isChoice(answer, segment, named))
    judge(reading, named, whole, WEIGHT.chosen);
  const cues = findCues(segment, language).filter((cue) => !isPartOfName(cue, named));
  if (cues.length === 0 && named.length === 0) return;
  for (const span of readSentences({ text: answer.raw, start: segment.start, end: segment.end })) {
    const sentence = { segment, ...span };
    const inside = within(named, sentence);
    if (!isAvoided && endsInChoice(answer, sentence, inside)) {
      const listed = listedWith(answer.visible, inside.toReversed());
      judge(reading, listed, sentence, WEIGHT.chosen);
    }
    const own = within(cues, sentence);
    for (const cue of own) judgeCue({ reading, sentence, cue, inside, owners });
    const about = owners[0] ?? inside[0]?.company;
    if (about !== undefined && isTurned(sentence, own))
      judge(reading, [ofBlock(about)], sentence, WEIGHT.turned);
  }
}

/** The "facile" of Facile.it praises nobody. */
const isPartOfName = ({ start, end }: TextSpan, named: readonly Named[]): boolean =>
  (named[firstIndex(named, (naming) => naming.end > start)]?.start ?? Infinity) < end;

/** "Più economica: Gimoka", "Partire gratis | HubSpot", "sedi vicine → Pegaso": picked for a need. */
function isChoice({ visible }: ReadAnswer, segment: ReadSegment, [first]: readonly Named[]): boolean {
  // "Sito: qonto.com" says where to look, not whom to choose.
  if (first === undefined || first.company.matches[first.index]?.asDomain === true) return false;
  if (segment.kind === 'cell') return segment.column > 0 && segment.words.length <= SHORT_CHOICE / 2;
  const before = visible.slice(segment.start, first.start);
  return segment.kind === 'item' && segment.words.length <= SHORT_CHOICE && closesWithSign(before, ':→=');
}

/** "Se vuoi la massima semplicità, Smoobu.": the sentence ends in the name it recommends. */
function endsInChoice({ visible }: ReadAnswer, { start, end }: TextSpan, inside: readonly Named[]): boolean {
  const last = inside.at(-1);
  if (last === undefined || !CONDITION.test(visible.slice(start, end))) return false;
  return !holdsLetterOrDigit(visible.slice(last.end, end));
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
  // The signs of a cell speak of the company its row or column is about.
  for (const segment of answer.signs) {
    const { start, end } = segment;
    const about = owners.get(segment)?.map(ofBlock) ?? [];
    judge(reading, about, { segment, start, end }, weighMarks(answer.visible.slice(start, end)));
  }
  const prior = isRecommending(answer, companies[0]?.spans[0]?.start ?? 0) ? WEIGHT.recommended : 0;
  return companies.map((company) => ({
    sentiment: summarise(reading, company, prior),
    judgements: judgements.get(company) ?? [],
  }));
}

function summarise(reading: Reading, company: NamedInAnswer, prior: number): Tone | null {
  const { answer, owners } = reading;
  const own = reading.judgements.get(company) ?? [];
  const said = own.reduce((sum, { weight }) => sum + weight, 0);
  const isEven = said < EVEN && own.some(({ weight }) => weight <= BLAMED);
  const isPicked = (): boolean =>
    company.matches.some(({ segment }) => owners.get(segment)?.includes(company) === true) ||
    company.spans.some((span) => isBold(answer, span));
  const score = prior > 0 && said >= 0 && !isEven && isPicked() ? said + prior : said;
  if (score >= POSITIVE_FROM) return 'positive';
  if (score <= NEGATIVE_FROM) return 'negative';
  const isSpokenOf = ({ segment }: NameMatch): boolean =>
    owners.get(segment)?.length === 1 || (segment.kind !== 'cell' && segment.kind !== 'seller');
  return own.length > 0 || company.matches.some(isSpokenOf) ? 'neutral' : null;
}
