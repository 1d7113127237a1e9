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
import { createPhraseTable, findCues } from './cues.ts';
import {
  type Judgement,
  type Reading,
  WEIGHT,
  add,
  judgeCue,
  judgeTurn,
  mayTurn,
  spanOf,
} from './judge-cue.ts';
import {
  type Named,
  type Owners,
  type Side,
  groupNamed,
  isRecommending,
  listedWith,
  readOwners,
  readRankedTables,
  sideOfMark,
  sideOfSegment,
  weighMarks,
} from './owners.ts';

const SHORT_CHOICE = 14;
const HEAD_REACH = 16;

const OFFER =
  /^\W*(?:if you (?:want|tell|share|let)|would you like|want me to|let me know|tell me|vuoi che|se vuoi,|se mi dic|dimmi|fammi sapere|posso (?:aiutarti|preparar)|si quieres|¿)/iu;

const CONDITION = /^\W*(?:se|per|chi|quando|if|for|when|si|para)\s/iu;

/** Adds what a segment says of the companies it names or belongs to. */
function judgeSegment({
  reading,
  segment,
  side,
}: At<'segment'> & { reading: Reading; side: Exclude<Side, 'pick'> | null }): void {
  const marked = side === null ? sideOfMark(reading.answer, segment) : null;
  if (marked !== null) {
    for (const company of reading.owners.get(segment) ?? [])
      if (!namesIt(reading, segment, company)) addMark(reading, segment, company, WEIGHT[marked]);
  }
  const named = reading.named.get(segment) ?? [];
  const owners = reading.owners.get(segment) ?? [];
  if (side !== null && side !== 'avoid' && owners.length > 0) {
    const weight = WEIGHT[side] + strongWeight({ segment, language: reading.language, side });
    for (const company of owners)
      add(reading, company, { segment, start: segment.start, end: segment.end, weight, naming: null });
    return;
  }
  if (side === 'avoid')
    for (const { company, index } of named)
      add(reading, company, {
        segment,
        start: segment.start,
        end: segment.end,
        weight: WEIGHT.avoided,
        naming: index,
      });
  else if (!reading.ranked.has(segment.table) && isChoice(reading.answer, segment, named))
    addChoices(reading, segment, segment, named);
  if (named.length === 0 && owners.length === 0) return;
  const cues = findCues(segment, reading.language).filter(
    (cue) => !isQuoted(reading.answer, cue.start) && !isPartOfName(cue, named),
  );
  if (cues.length === 0 && named.length === 0) return;
  const turns = mayTurn(segment);
  for (const sentence of readSentences({ text: reading.answer.raw, ...spanOf(segment) })) {
    const text = reading.answer.visible.slice(sentence.start, sentence.end);
    if (OFFER.test(text)) continue;
    const inside = within(named, sentence);
    if (side !== 'avoid' && endsInChoice(text, sentence, inside))
      addChoices(reading, segment, sentence, listedWith(reading.answer.visible, inside.toReversed(), 'back'));
    const own = within(cues, sentence);
    for (const cue of own) judgeCue({ reading, segment, sentence, cue, inside, owners });
    if (turns)
      judgeTurn({ reading, segment, sentence, text, cues: own, about: owners[0] ?? inside[0]?.company });
  }
}

/** "## I miei preferiti": the company that opens a line below is a pick. */
function addPick(reading: Reading, segment: ReadSegment): void {
  const [first] = reading.named.get(segment) ?? [];
  if (first === undefined || first.start - segment.start > HEAD_REACH) return;
  add(reading, first.company, {
    segment,
    start: segment.start,
    end: segment.end,
    weight: WEIGHT.picked,
    naming: first.index,
  });
}

const namesIt = ({ named }: Reading, segment: ReadSegment, company: NamedInAnswer): boolean =>
  named.get(segment)?.some((naming) => naming.company === company) === true;

function addMark(reading: Reading, segment: ReadSegment, company: NamedInAnswer, weight: number): void {
  add(reading, company, { segment, start: segment.start, end: segment.end, weight, naming: null });
}

/** Adds what the signs of a cell say of the company its row or column is about. */
function judgeSigns(reading: Reading, segment: ReadSegment): void {
  const weight = weighMarks(reading.answer.visible.slice(segment.start, segment.end));
  if (weight === 0) return;
  for (const company of reading.owners.get(segment) ?? []) addMark(reading, segment, company, weight);
}

/** "gratis" in quotation marks is somebody else's word. */
const isQuoted = ({ raw }: ReadAnswer, start: number): boolean => /["“«]/u.test(raw[start - 1] ?? '');

/** The "facile" of Facile.it praises nobody. */
const isPartOfName = ({ start, end }: TextSpan, named: readonly Named[]): boolean =>
  (named[firstIndex(named, (naming) => naming.end > start)]?.start ?? Infinity) < end;

/** "Più economica: Gimoka", "Partire gratis | HubSpot", "sedi vicine → Pegaso": picked for a need. */
function isChoice({ visible }: ReadAnswer, segment: ReadSegment, named: readonly Named[]): boolean {
  const [first] = named;
  if (first === undefined || segment.kind === 'header-cell' || isAddress(first)) return false;
  if (segment.kind === 'cell') return segment.column > 0 && segment.words.length <= SHORT_CHOICE / 2;
  const before = visible.slice(segment.start, first.start);
  const isShort =
    segment.words.length <= SHORT_CHOICE || /[.!?]/u.exec(visible.slice(first.end, segment.end)) === null;
  return isShort && segment.kind === 'item' && before.length > 3 && /(?::|→|=)[\s*_]*$/u.test(before);
}

/** "Sito: qonto.com" says where to look, not whom to choose. */
const isAddress = ({ company, index }: Named): boolean => company.matches[index]?.asDomain === true;

function addChoices(reading: Reading, segment: ReadSegment, span: TextSpan, named: readonly Named[]): void {
  for (const { company, index } of named)
    add(reading, company, {
      segment,
      start: span.start,
      end: span.end,
      weight: WEIGHT.chosen,
      naming: index,
    });
}

/** "Se vuoi la massima semplicità, Smoobu.": the sentence ends in the name it recommends. */
function endsInChoice(text: string, sentence: TextSpan, inside: readonly Named[]): boolean {
  const last = inside.at(-1);
  if (last === undefined || !CONDITION.test(text)) return false;
  const after = text.slice(last.end - sentence.start);
  const before = text.slice(0, (inside[0]?.start ?? 0) - sentence.start);
  return /^[\s.!*_)]*$/u.test(after) && /[,:→–]/u.test(before);
}

/** Strong words under a label weigh beside it: "Limiti: gravi violazioni dei dati". */
function strongWeight({
  segment,
  language,
  side,
}: At<'segment' | 'language'> & { side: 'pros' | 'cons' | 'fit' }): number {
  const sign = side === 'cons' ? -1 : 1;
  const strong = findCues(segment, language).filter((cue) => cue.sign === sign && cue.strength > 1);
  return side === 'fit' ? 0 : strong.length * sign;
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
  const owners = readOwners({
    answer,
    named,
    isLabel: (segment) => sideOfSegment({ answer, segment, language }) !== null,
  });
  const reading: Reading = { answer, named, language, owners, ranked: readRankedTables(answer), judgements };
  let chapter: 'avoid' | 'pick' | null = null;
  for (const segment of answer.segments) {
    const isTitle = segment.kind === 'heading' || segment.kind === 'title';
    if (!isTitle && !named.has(segment) && !owners.has(segment)) continue;
    const side = sideOfSegment({ answer, segment, language });
    if (isTitle) chapter = side === 'avoid' || side === 'pick' ? side : null;
    if (chapter === 'pick' && !isTitle) addPick(reading, segment);
    judgeSegment({ reading, segment, side: chapter === 'avoid' ? 'avoid' : side === 'pick' ? null : side });
  }
  for (const segment of answer.signs) judgeSigns(reading, segment);
  const prior = isRecommending(answer, companies[0]?.spans[0]?.start ?? 0) ? WEIGHT.recommended : 0;
  return companies.map((company) =>
    summarise({
      company,
      judgements: judgements.get(company) ?? [],
      owners,
      prior,
      isSetInBold: () => company.spans.some((span) => isBold(answer, span)),
    }),
  );
}

function summarise({
  company,
  judgements,
  owners,
  prior,
  isSetInBold,
}: {
  company: NamedInAnswer;
  judgements: Judgement[];
  owners: Owners;
  prior: number;
  isSetInBold: () => boolean;
}): CompanyTone {
  const isHead = (): boolean =>
    company.matches.some(({ segment }) => owners.get(segment)?.includes(company) === true);
  const said = judgements.reduce((sum, { weight }) => sum + weight, 0);
  const isMixed = judgements.some(({ weight }) => weight <= BLAMED);
  const isPicked = prior > 0 && said >= 0 && !(isMixed && said < EVEN) && (isHead() || isSetInBold());
  const score = isPicked ? said + prior : said;
  if (score >= POSITIVE_FROM) return { sentiment: 'positive', judgements };
  if (score <= NEGATIVE_FROM) return { sentiment: 'negative', judgements };
  const isSpokenOf =
    company.matches.some(({ segment }) => owners.get(segment)?.length === 1) ||
    judgements.length > 0 ||
    company.matches.some(({ segment }) => segment.kind !== 'cell' && segment.kind !== 'seller');
  return { sentiment: isSpokenOf ? 'neutral' : null, judgements };
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
  if (judgements.length === 0) return [];
  const found = new Map<string, Aspect>();
  // Several words may judge in one sentence; it is read once for praise and once for blame.
  const read = new Set<number>();
  for (const { segment, start, end, weight } of judgements) {
    if (found.size >= MAX_ASPECTS) break;
    const place = weight > 0 ? start : -start - 1;
    if (read.has(place)) continue;
    read.add(place);
    const words = within(segment.words, { start, end });
    for (let index = 0; index < words.length && found.size < MAX_ASPECTS; index++) {
      const aspect = aspects.findAt(words, index)?.value;
      const agrees = aspect !== undefined && (aspect.tone === 'positive') === weight > 0;
      if (agrees && !found.has(aspect.label)) found.set(aspect.label, { ...aspect });
    }
  }
  return [...found.values()];
}
