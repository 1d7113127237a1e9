import type { Language, TextSpan, Tone } from './extraction.ts';
import { lexicons } from './lexicon/index.ts';
import type { ReadAnswer, ReadSegment } from './read-answer.ts';
import type { NamedInAnswer } from './read-namings.ts';
import type { Cue } from './sentiment/find-cues.ts';
import { findCues } from './sentiment/find-cues.ts';
import { isRecommending, sideOfSegment } from './sentiment/labels.ts';
import type { Owners } from './sentiment/own-blocks.ts';
import { readOwners } from './sentiment/own-blocks.ts';
import { readSentences } from './text/sentences.ts';

/** A judgement on one company at one place. */
export interface Judgement extends TextSpan {
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
  chosen: 1.5,
  avoided: -2,
  recommended: 0.5,
  /** The judgement on a company named beside others in a sentence is less sure. */
  beside: 0.8,
} as const;
const POSITIVE_FROM = 0.7;
const NEGATIVE_FROM = -0.7;
const SHORT_CHOICE = 14;

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
  const owners = readOwners({ answer, companies });
  const reading: Reading = { answer, companies, language, owners, judgements };
  let avoiding = false;
  for (const segment of answer.segments) {
    const side = sideOfSegment({ answer, segment, language });
    if (segment.kind === 'heading' || segment.kind === 'title') avoiding = side === 'avoid';
    judgeSegment({ reading, segment, side: avoiding ? 'avoid' : side });
  }
  const prior = isRecommending(answer) ? WEIGHT.recommended : 0;
  return companies.map((company) =>
    summarise({ company, judgements: judgements.get(company) ?? [], owners, prior }),
  );
}

interface Reading {
  answer: ReadAnswer;
  companies: readonly NamedInAnswer[];
  language: Language;
  owners: Owners;
  judgements: ReadonlyMap<NamedInAnswer, Judgement[]>;
}

interface Named extends TextSpan {
  company: NamedInAnswer;
  index: number;
}

function namedIn({ companies }: Reading, segment: ReadSegment): Named[] {
  return companies
    .flatMap((company) =>
      company.matches.flatMap((match, index) =>
        match.segment === segment ? [{ company, index, start: match.start, end: match.end }] : [],
      ),
    )
    .sort((a, b) => a.start - b.start);
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
  const named = namedIn(reading, segment);
  const owners = reading.owners.get(segment) ?? [];
  if (side !== null && side !== 'avoid' && owners.length > 0) {
    const weight = side === 'pros' ? WEIGHT.pros : WEIGHT.cons;
    for (const company of owners) add(reading, company, { ...spanOf(segment), weight, naming: null });
    return;
  }
  if (side === 'avoid')
    for (const { company, index } of named)
      add(reading, company, { ...spanOf(segment), weight: WEIGHT.avoided, naming: index });
  else if (isChoice(reading.answer, segment, named)) addChoices(reading, segment, named);
  const cues = findCues(segment, reading.language);
  if (cues.length === 0) return;
  for (const sentence of readSentences({ text: reading.answer.visible, ...spanOf(segment) })) {
    const inside = named.filter(({ start }) => start >= sentence.start && start < sentence.end);
    for (const cue of cues)
      if (cue.start >= sentence.start && cue.start < sentence.end)
        judgeCue({ reading, segment, sentence, cue, inside, owners });
  }
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

function addChoices(reading: Reading, segment: ReadSegment, named: readonly Named[]): void {
  for (const { company, index } of named)
    add(reading, company, { ...spanOf(segment), weight: WEIGHT.chosen, naming: index });
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
  const span = spanOf(sentence);
  const ownNamed = inside.filter(({ company }) => !owners.includes(company));
  if (owners.length > 0 && (ownNamed.length === 0 || !startsSentence(sentence, ownNamed[0]))) {
    for (const company of owners) {
      const naming = inside.find((named) => named.company === company)?.index ?? null;
      add(reading, company, { ...span, weight, naming });
    }
    return;
  }
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
  const word = segment.words[cue.word];
  const isChoosing = word !== undefined && lexicons[reading.language].choiceCues.includes(word.folded);
  const nearest = before.at(-1);
  if ((isChoosing || nearest === undefined) && after[0] !== undefined)
    return listedWith(visible, after, 'forward');
  if (nearest === undefined) return [];
  return listedWith(visible, before.toReversed(), 'back');
}

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
    if (!/^[\s,*_/]*(?:e|ed|o|and|or|y)?[\s,*_/]*$/u.test(visible.slice(left.end, right.start))) break;
    listed.push(next);
  }
  return listed;
}

function summarise({
  company,
  judgements,
  owners,
  prior,
}: {
  company: NamedInAnswer;
  judgements: Judgement[];
  owners: Owners;
  prior: number;
}): CompanyTone {
  const isHead = company.matches.some(({ segment }) => owners.get(segment)?.includes(company) === true);
  const score = judgements.reduce((sum, { weight }) => sum + weight, 0) + (isHead ? prior : 0);
  if (score >= POSITIVE_FROM) return { sentiment: 'positive', judgements };
  if (score <= NEGATIVE_FROM) return { sentiment: 'negative', judgements };
  const isSpokenOf =
    judgements.length > 0 ||
    company.matches.some(({ segment }) => segment.kind !== 'cell' && segment.kind !== 'seller');
  return { sentiment: isSpokenOf ? 'neutral' : null, judgements };
}
