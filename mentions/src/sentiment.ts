import type { Language, TextSpan, Tone } from './extraction.ts';
import { lexicons } from './lexicon/index.ts';
import type { ReadAnswer, ReadSegment } from './read-answer.ts';
import type { NamedInAnswer } from './read-namings.ts';
import type { Cue } from './sentiment/find-cues.ts';
import { findCues } from './sentiment/find-cues.ts';
import { isRecommending, sideOfSegment } from './sentiment/labels.ts';
import type { Owners } from './sentiment/own-blocks.ts';
import { readOwners } from './sentiment/own-blocks.ts';
import { isBold } from './text/bold.ts';
import { readSentences } from './text/sentences.ts';

/** A judgement on one company at one place. */
export interface Judgement extends TextSpan {
  segment: ReadSegment;
  weight: number;
  /** Index of the naming it was found beside, null when it stands in the company's own block. */
  naming: number | null;
}

export interface CompanyTone {
  sentiment: Tone | null;
  judgements: Judgement[];
}

const WEIGHT = {
  cue: 1,
  /** A line under "Pro:" or "Contro:" counts as one judgement, whatever it lists. */
  pros: 0.5,
  cons: -0.6,
  fit: 0,
  chosen: 1.5,
  avoided: -2,
  recommended: 1,
  /** "…, ma …" takes back some of the praise before it. */
  turned: -0.6,
  /** The judgement on a company named beside others in a sentence is less sure. */
  beside: 0.8,
} as const;
const POSITIVE_FROM = 0.9;
const NEGATIVE_FROM = -0.7;
const SHORT_CHOICE = 14;
const OFFER =
  /^\W*(?:if you (?:want|tell|share|let)|would you like|want me to|let me know|tell me|vuoi che|se vuoi,|se mi dic|dimmi|fammi sapere|posso (?:aiutarti|preparar)|si quieres|¿)/iu;
const CONDITION = /^\W*(?:se|per|chi|quando|if|for|when|si|para)\s/iu;
const TURN = /[,;]?\s(?:ma|però|anche se|but|although|though|however|pero|aunque)\s/iu;

/** The tone of an answer about each of its companies, in their order. */
export function judgeTones({
  answer,
  companies,
  language,
}: {
  answer: ReadAnswer;
  companies: readonly NamedInAnswer[];
  language: Language;
}): CompanyTone[] {
  const judgements = new Map<NamedInAnswer, Judgement[]>(companies.map((company) => [company, []]));
  const owners = readOwners({
    answer,
    companies,
    isLabel: (segment) => sideOfSegment({ answer, segment, language }) !== null,
  });
  const reading: Reading = { answer, named: groupNamed(companies), language, owners, judgements };
  let avoiding = false;
  for (const segment of answer.segments) {
    const side = sideOfSegment({ answer, segment, language });
    if (segment.kind === 'heading' || segment.kind === 'title') avoiding = side === 'avoid';
    judgeSegment({ reading, segment, side: avoiding ? 'avoid' : side });
  }
  const prior = isRecommending(answer) ? WEIGHT.recommended : 0;
  return companies.map((company) =>
    summarise({
      company,
      judgements: judgements.get(company) ?? [],
      owners,
      prior,
      isSetInBold: company.spans.some((span) => isBold(answer, span)),
    }),
  );
}

interface Reading {
  answer: ReadAnswer;
  named: ReadonlyMap<ReadSegment, readonly Named[]>;
  language: Language;
  owners: Owners;
  judgements: ReadonlyMap<NamedInAnswer, Judgement[]>;
}

interface Named extends TextSpan {
  company: NamedInAnswer;
  index: number;
}

function groupNamed(companies: readonly NamedInAnswer[]): ReadonlyMap<ReadSegment, readonly Named[]> {
  const groups = new Map<ReadSegment, Named[]>();
  for (const company of companies)
    company.matches.forEach(({ segment, start, end }, index) => {
      const group = groups.get(segment);
      if (group === undefined) groups.set(segment, [{ company, index, start, end }]);
      else group.push({ company, index, start, end });
    });
  for (const group of groups.values()) group.sort((a, b) => a.start - b.start);
  return groups;
}

function judgeSegment({
  reading,
  segment,
  side,
}: {
  reading: Reading;
  segment: ReadSegment;
  side: ReturnType<typeof sideOfSegment>;
}): void {
  const named = reading.named.get(segment) ?? [];
  const owners = reading.owners.get(segment) ?? [];
  if (side !== null && side !== 'avoid' && owners.length > 0) {
    const weight = WEIGHT[side] + strongWeight({ segment, language: reading.language, side });
    for (const company of owners)
      add(reading, company, { segment, ...spanOf(segment), weight, naming: null });
    return;
  }
  if (side === 'avoid')
    for (const { company, index } of named)
      add(reading, company, { segment, ...spanOf(segment), weight: WEIGHT.avoided, naming: index });
  else if (isChoice(reading.answer, segment, named)) addChoices(reading, segment, segment, named);
  if (named.length === 0 && owners.length === 0) return;
  const cues = findCues(segment, reading.language);
  if (cues.length === 0 && named.length === 0) return;
  for (const sentence of readSentences({ text: reading.answer.raw, ...spanOf(segment) })) {
    const text = reading.answer.visible.slice(sentence.start, sentence.end);
    if (OFFER.test(text)) continue;
    const inside = named.filter(({ start }) => start >= sentence.start && start < sentence.end);
    if (side !== 'avoid' && endsInChoice(text, sentence, inside))
      addChoices(reading, segment, sentence, listedWith(reading.answer.visible, inside.toReversed(), 'back'));
    const own = cues.filter(({ start }) => start >= sentence.start && start < sentence.end);
    for (const cue of own) judgeCue({ reading, segment, sentence, cue, inside, owners });
    judgeTurn({ reading, segment, sentence, text, cues: own, about: owners[0] ?? inside[0]?.company });
  }
}

/** "Se vuoi la massima semplicità, Smoobu.": the sentence ends in the name it recommends. */
function endsInChoice(text: string, sentence: TextSpan, inside: readonly Named[]): boolean {
  const last = inside.at(-1);
  if (last === undefined || !CONDITION.test(text)) return false;
  const after = text.slice(last.end - sentence.start);
  const before = text.slice(0, (inside[0]?.start ?? 0) - sentence.start);
  return /^[\s.!*_)]*$/u.test(after) && /[,:→–]/u.test(before);
}

/** Praise that a "ma" follows without any blame in words: "la più economica, ma gli extra fanno salire il conto". */
function judgeTurn(input: {
  reading: Reading;
  segment: ReadSegment;
  sentence: TextSpan;
  text: string;
  cues: readonly Cue[];
  about: NamedInAnswer | undefined;
}): void {
  const { reading, segment, sentence, text, cues, about } = input;
  const turn = about === undefined ? null : TURN.exec(text);
  if (turn === null || about === undefined) return;
  const at = sentence.start + turn.index;
  if (cues.some(({ start }) => start > at)) return;
  add(reading, about, { segment, ...spanOf(sentence), weight: WEIGHT.turned, naming: null });
}

/** Strong words under a label weigh beside it: "Limiti: gravi violazioni dei dati". */
function strongWeight({
  segment,
  language,
  side,
}: {
  segment: ReadSegment;
  language: Language;
  side: 'pros' | 'cons' | 'fit';
}): number {
  const sign = side === 'cons' ? -1 : 1;
  const strong = findCues(segment, language).filter((cue) => cue.sign === sign && cue.strength > 1);
  return side === 'fit' ? 0 : strong.length * sign;
}

const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

/** "Più economica: Gimoka", "Partire gratis | HubSpot", "sedi vicine → Pegaso": picked for a need. */
function isChoice({ visible }: ReadAnswer, segment: ReadSegment, named: readonly Named[]): boolean {
  const [first] = named;
  if (first === undefined || segment.kind === 'header-cell') return false;
  if (segment.kind === 'cell') return segment.column > 0 && segment.words.length <= SHORT_CHOICE / 2;
  if (segment.words.length > SHORT_CHOICE || segment.kind === 'heading') return false;
  return (
    first.start > segment.start + 3 && /(?::|→|=)[\s*_]*$/u.test(visible.slice(segment.start, first.start))
  );
}

function addChoices(reading: Reading, segment: ReadSegment, span: TextSpan, named: readonly Named[]): void {
  for (const { company, index } of named)
    add(reading, company, { segment, ...spanOf(span), weight: WEIGHT.chosen, naming: index });
}

function add({ judgements }: Reading, company: NamedInAnswer, judgement: Judgement): void {
  judgements.get(company)?.push(judgement);
}

/** Whom a judging word is about: the company its clause names, else the one its block belongs to. */
function judgeCue(input: {
  reading: Reading;
  segment: ReadSegment;
  sentence: TextSpan;
  cue: Cue;
  inside: readonly Named[];
  owners: readonly NamedInAnswer[];
}): void {
  const { reading, segment, sentence, cue, inside, owners } = input;
  const weight = cue.sign * cue.strength * WEIGHT.cue;
  const span = { segment, ...spanOf(sentence) };
  const ownNamed = inside.filter(({ company }) => !owners.includes(company));
  if (owners.length > 0 && (ownNamed.length === 0 || !startsSentence(sentence, ownNamed[0]))) {
    for (const company of owners) {
      const naming = inside.find((named) => named.company === company)?.index ?? null;
      add(reading, company, { ...span, weight, naming });
    }
    return;
  }
  if (isChoosing(reading, segment, cue) && inside.length === 0) return;
  const targets = targetsOfCue({ reading, segment, cue, inside });
  for (const { company, index } of targets)
    add(reading, company, {
      ...span,
      weight: targets.length > 1 ? weight * WEIGHT.beside : weight,
      naming: index,
    });
}

const STARTING_REACH = 16;
const startsSentence = (sentence: TextSpan, named: Named | undefined): boolean =>
  named !== undefined && named.start - sentence.start <= STARTING_REACH;

function isChoosing({ language }: Reading, segment: ReadSegment, { word }: Cue): boolean {
  const folded = segment.words[word]?.folded;
  return folded !== undefined && lexicons[language].choiceCues.includes(folded);
}

/** "Meglio Qonto": words of choice look forward; other judgements look back to the company named before. */
function targetsOfCue({
  reading,
  segment,
  cue,
  inside,
}: {
  reading: Reading;
  segment: ReadSegment;
  cue: Cue;
  inside: readonly Named[];
}): readonly Named[] {
  const { visible } = reading.answer;
  const before = inside.filter(({ start }) => start < cue.start);
  const after = inside.filter(({ start }) => start > cue.start);
  const nearest = before.at(-1);
  if ((isChoosing(reading, segment, cue) || nearest === undefined) && after[0] !== undefined)
    return listedWith(visible, after, 'forward');
  if (nearest === undefined) return [];
  return listedWith(visible, before.toReversed(), 'back');
}

const LISTED = /^(?:[\s,*_/&+()]|\p{Lu}[\p{L}\d.'-]*|\d[\p{L}\d.]*|(?:e|ed|o|and|or|y)(?!\p{L}))*$/u;

/** The nearest company and those listed with it ("Scalapay e Klarna sono comodi"). */
function listedWith(
  visible: string,
  ordered: readonly Named[],
  direction: 'forward' | 'back',
): readonly Named[] {
  const [first, ...rest] = ordered;
  if (first === undefined) return [];
  const listed = [first];
  for (const next of rest) {
    const last = listed.at(-1) ?? first;
    const [left, right] = direction === 'forward' ? [last, next] : [next, last];
    if (!LISTED.test(visible.slice(left.end, right.start))) break;
    listed.push(next);
  }
  return listed;
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
  isSetInBold: boolean;
}): CompanyTone {
  const isHead = company.matches.some(({ segment }) => owners.get(segment)?.includes(company) === true);
  const said = judgements.reduce((sum, { weight }) => sum + weight, 0);
  const score = said < 0 || !(isHead || isSetInBold) ? said : said + prior;
  if (score >= POSITIVE_FROM) return { sentiment: 'positive', judgements };
  if (score <= NEGATIVE_FROM) return { sentiment: 'negative', judgements };
  const isSpokenOf =
    isHead ||
    judgements.length > 0 ||
    company.matches.some(({ segment }) => segment.kind !== 'cell' && segment.kind !== 'seller');
  return { sentiment: isSpokenOf ? 'neutral' : null, judgements };
}
