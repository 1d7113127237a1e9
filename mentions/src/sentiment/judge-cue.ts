import { type At, type ReadAnswer, type ReadSegment, firstIndex } from '../document/document.ts';
import { flagOf } from '../document/spelling.ts';
import type { Language, TextSpan } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/collect-named.ts';
import { lexicons, eachLanguage, wordList } from '../lexicon/index.ts';
import { isSubjectVerb } from '../lexicon/word-kinds.ts';
import { type Cue, phraseTables } from './cues.ts';
import { type Named, type Owners, listedWith } from './owners.ts';
import { pattern } from '../lexicon/pattern.ts';

/** A judgement on one company at one place. */
export interface Judgement extends TextSpan {
  segment: ReadSegment;
  weight: number;
  /** Index of the naming it was found beside, null when it stands in the company's own block. */
  naming: number | null;
}

/** What each kind of judgement weighs; praise above 0, blame below. */
export const WEIGHT = {
  chosen: 1.5,
  avoided: -2,
  /** What a comparison gives to one it takes from the other, nearly. */
  compared: 0.8,
  recommended: 1,
  /** "…, ma …" takes back some of the praise before it. */
  turned: -0.6,
} as const;

export interface Reading {
  answer: ReadAnswer;
  named: ReadonlyMap<ReadSegment, readonly Named[]>;
  language: Language;
  owners: Owners;
  /** Tables whose first column counts or names products: their other cells are no picks. */
  ranked: ReadonlySet<number>;
  judgements: ReadonlyMap<NamedInAnswer, Judgement[]>;
}

/** Adds a judgement on the words of a span of a segment. */
export function add(
  { judgements }: Reading,
  company: NamedInAnswer,
  { segment, start, end, weight, naming = null }: Omit<Judgement, 'naming'> & { naming?: number | null },
): void {
  judgements.get(company)?.push({ segment, start, end, weight, naming });
}

const CONCEDED = 0.5;
const CONCESSION_REACH = 10;
const OBJECT_REACH = 3;
const THAN = wordList('than');

const concessions = phraseTables('concessions');

/** How much of a cue's weight counts: less behind "sebbene" or "despite". */
function shareOfCue(segment: ReadSegment, cue: Cue, language: Language): number {
  for (let index = cue.word - 1; index >= Math.max(0, cue.word - CONCESSION_REACH); index--) {
    const word = segment.words[index];
    const after = segment.words[index + 1];
    if (word === undefined || after === undefined || after.start - word.end > 1) return 1;
    if (concessions[language].findAt(segment.words, index) !== null) return CONCEDED;
  }
  return 1;
}

/** Whom a comparison sets lower: Emma in "Dorelan è superiore a Emma". */
function objectOfComparison({ segment, cue, inside }: CueInPlace): Named | null {
  const named = inside[firstIndex(inside, ({ start }) => start >= cue.end)];
  if (named === undefined) return null;
  const last = firstIndex(segment.words, ({ start }) => start >= named.start) - 1;
  const word = segment.words[last];
  if (cue.sign < 0 || word === undefined || last <= cue.word - 1 || last - cue.word > OBJECT_REACH)
    return null;
  return THAN.has(word.folded) ? named : null;
}

const TURNING = wordList('turns');
const TURN = pattern('iu')`[,;]?\s${'turns'}\s`;

const opensTurn = flagOf(({ folded }) => TURNING.has(folded));

/** Whether a word of the segment may begin a contrast: a quick check before its sentences are searched for one. */
export const mayTurn = ({ words }: ReadSegment): boolean => words.some(({ spelling }) => opensTurn(spelling));

const choosesIn = eachLanguage((language) => new Set(lexicons[language].choiceCues));
const STARTING_REACH = 16;
const MAX_NAMED = 40;

/** A judging word with the companies its sentence names. */
interface CueInPlace {
  reading: Reading;
  segment: ReadSegment;
  cue: Cue;
  inside: readonly Named[];
}

/** The company a judging word is about: the one its clause names, else the one its block belongs to. */
export function judgeCue(input: CueInPlace & { sentence: TextSpan; owners: readonly NamedInAnswer[] }): void {
  const { reading, segment, sentence, cue, owners } = input;
  const inside = namedAround(input.inside, cue);
  const place = { ...input, inside };
  const weight = cue.sign * cue.strength * shareOfCue(segment, cue, reading.language);
  const judge = (company: NamedInAnswer, naming: number | null, share = 1): void =>
    add(reading, company, {
      segment,
      start: sentence.start,
      end: sentence.end,
      weight: weight * share,
      naming,
    });
  const object = objectOfComparison(place);
  if (object !== null) judge(object.company, object.index, -WEIGHT.compared);
  const subject = subjectOf(place);
  const other = inside.find(({ company }) => !owners.includes(company));
  if (subject !== null && owners.length > 0 && !owners.includes(subject.company))
    judge(subject.company, subject.index);
  else if (owners.length > 0 && !(other !== undefined && other.start - sentence.start <= STARTING_REACH))
    for (const company of owners)
      judge(company, inside.find((named) => named.company === company)?.index ?? null);
  else for (const { company, index } of targetsOfCue(place)) judge(company, index);
}

/** The namings near a cue: all of a sentence as people write them, and no more in one without an end. */
function namedAround(inside: readonly Named[], cue: Cue): readonly Named[] {
  if (inside.length <= MAX_NAMED) return inside;
  const at = firstIndex(inside, ({ start }) => start >= cue.start);
  return inside.slice(Math.max(0, at - MAX_NAMED), at + MAX_NAMED);
}

/** "…, Quipu è la scelta migliore", "; Emma vince sul prezzo": the name before a verb is whom the clause is about. */
function subjectOf({ reading, segment, cue, inside }: CueInPlace): Named | null {
  const named = inside[firstIndex(inside, ({ start }) => start >= cue.start) - 1];
  if (named === undefined) return null;
  const at = firstIndex(segment.words, ({ start }) => start >= named.end);
  const verb = segment.words[at];
  const { answer, language } = reading;
  if (verb === undefined || verb.start >= cue.end) return null;
  return isSubjectVerb({ answer, word: verb, language }) ? named : null;
}

/** "Meglio Qonto": words of choice look forward; other judgements look back to the company named before. */
function targetsOfCue({ reading, segment, cue, inside }: CueInPlace): readonly Named[] {
  const { visible } = reading.answer;
  const at = firstIndex(inside, ({ start }) => start >= cue.start);
  const chooses = choosesIn[reading.language].has(segment.words[cue.word]?.folded ?? '');
  return at === 0 || (chooses && at < inside.length)
    ? listedWith(visible, inside.slice(at), 'forward')
    : listedWith(visible, inside.slice(0, at).toReversed(), 'back');
}

/** Praise that a "ma" follows without any blame in words: "la più economica, ma gli extra fanno salire il conto". */
export function judgeTurn(
  input: At<'segment'> & {
    reading: Reading;
    sentence: TextSpan;
    text: string;
    cues: readonly Cue[];
    about: NamedInAnswer | undefined;
  },
): void {
  const { reading, segment, sentence, text, cues, about } = input;
  const turn = about === undefined ? null : TURN.exec(text);
  if (turn === null || about === undefined) return;
  const at = sentence.start + turn.index;
  if (cues.some(({ start }) => start > at)) return;
  const { start, end } = sentence;
  add(reading, about, { segment, start, end, weight: WEIGHT.turned, naming: null });
}
