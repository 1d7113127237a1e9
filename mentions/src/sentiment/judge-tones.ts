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
import { createPhraseTable, phraseTables } from '../lexicon/phrases.ts';
import { findCues } from './cues.ts';
import { type Judgement, type Reading, WEIGHT, isTurned, judge, judgeCue } from './judge-cue.ts';
import {
  type Named,
  groupNamed,
  ofBlock,
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
  const { answer, language, ranked } = reading;
  const named = reading.named.get(segment) ?? [];
  const owners = reading.owners.get(segment) ?? [];
  const whole = { segment, start: segment.start, end: segment.end };
  judge(reading, owners.map(ofBlock), whole, weighOpening(answer, segment));
  if (isAvoided) judge(reading, named, whole, WEIGHT.avoided);
  else if (!ranked.has(segment.table) && isChoice(answer, segment, named))
    judge(reading, named, whole, WEIGHT.chosen);
  const cues = findCues(segment, language).filter((cue) => !isPartOfName(cue, named));
  if (cues.length === 0 && named.length === 0) return;
  for (const { start, end } of readSentences({ text: answer.raw, start: segment.start, end: segment.end })) {
    const sentence = { segment, start, end };
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
function isChoice({ visible }: ReadAnswer, segment: ReadSegment, named: readonly Named[]): boolean {
  const [first] = named;
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

const MAX_ASPECTS = 4;
const aspects = createPhraseTable<Aspect>(
  lines.flatMap(({ label, tone, cues }) =>
    cues.map((cue) => [cue, { label, tone: tone === 'negative' ? 'negative' : 'positive' }] as const),
  ),
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
    within(segment.words, { start, end }).forEach((_, index, words) => {
      const aspect = aspects.findAt(words, index)?.value;
      if (aspect !== undefined && (aspect.tone === 'positive') === weight > 0)
        found.set(aspect.label, aspect);
    });
  }
  return [...found.values()].slice(0, MAX_ASPECTS);
}
