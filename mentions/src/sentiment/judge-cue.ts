import { type At, type ReadAnswer, type ReadSegment, firstIndex } from '../document/document.ts';
import { type Spelling, flagOf, fold } from '../document/spelling.ts';
import type { Language, TextSpan } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/collect-named.ts';
import { grammarWords, lexicons } from '../lexicon/index.ts';
import { isSubjectVerb } from '../lexicon/word-kinds.ts';
import { type Cue, type PhraseTable, createPhraseTable } from './cues.ts';
import { type Named, type Owners, listedWith } from './owners.ts';

/** A judgement on one company at one place. */
export interface Judgement extends TextSpan {
  segment: ReadSegment;
  weight: number;
  /** Index of the naming it was found beside, null when it stands in the company's own block. */
  naming: number | null;
}

/** What each kind of judgement weighs; praise above 0, blame below. */
export const WEIGHT = {
  cue: 1,
  /** A line under "Pro:" or "Contro:" counts as one judgement, whatever it lists. */
  pros: 0.5,
  cons: -0.6,
  fit: 0,
  chosen: 1.5,
  /** What stands below "I miei preferiti" or "Top pick". */
  picked: 1,
  avoided: -2,
  /** "Meglio un artigiano": somebody else is the better choice. */
  rejected: -1,
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

export const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

export function add({ judgements }: Reading, company: NamedInAnswer, judgement: Judgement): void {
  judgements.get(company)?.push(judgement);
}

const CONCEDED = 0.5;
const CONCESSION_REACH = 10;
const OBJECT_REACH = 3;
const THAN = grammarWords('than');
const LIMITS = grammarWords('limits');
const ANOTHER = grammarWords('others');
const REJECTING = grammarWords('better');

const concessionsOf = (language: Language): PhraseTable<true> =>
  createPhraseTable(lexicons[language].concessions.map((phrase) => [phrase, true] as const));
const concessions = { it: concessionsOf('it'), en: concessionsOf('en'), es: concessionsOf('es') };
const comparativesOf = (language: Language): ReadonlySet<string> =>
  new Set(lexicons[language].comparatives.map(fold));
const comparatives = { it: comparativesOf('it'), en: comparativesOf('en'), es: comparativesOf('es') };

/** How much of a cue's weight counts: less behind "sebbene" or "despite", nothing before "solo" ("vince solo sul prezzo"). */
function shareOfCue(segment: ReadSegment, cue: Cue, language: Language): number {
  const next = segment.words[firstIndex(segment.words, ({ start }) => start >= cue.end)];
  if (cue.sign === 1 && next !== undefined && LIMITS.has(next.folded)) return 0;
  for (let index = cue.word - 1; index >= Math.max(0, cue.word - CONCESSION_REACH); index--) {
    const word = segment.words[index];
    const after = segment.words[index + 1];
    if (word === undefined || after === undefined || after.start - word.end > 1) return 1;
    if (concessions[language].findAt(segment.words, index) !== null) return CONCEDED;
  }
  return 1;
}

/** Whom a comparison sets lower: Emma in "Dorelan è superiore a Emma". */
function objectOfComparison({
  segment,
  cue,
  inside,
  language,
}: At<'segment' | 'language'> & { cue: Cue; inside: readonly Named[] }): Named | null {
  if (!comparatives[language].has(segment.words[cue.word]?.folded ?? '')) return null;
  const named = inside[firstIndex(inside, ({ start }) => start >= cue.end)];
  if (named === undefined) return null;
  const last = firstIndex(segment.words, ({ start }) => start >= named.start) - 1;
  const word = segment.words[last];
  if (word === undefined || last <= cue.word - 1 || last - cue.word > OBJECT_REACH) return null;
  return THAN.has(word.folded) ? named : null;
}

/** "Meglio un artigiano", "better elsewhere": the choice of somebody without a name is blame for whom it is about. */
function choosesAnother(segment: ReadSegment, cue: Cue, named: readonly TextSpan[]): boolean {
  const word = segment.words[cue.word];
  const next = segment.words[cue.word + 1];
  if (word === undefined || next === undefined || !REJECTING.has(word.folded)) return false;
  return ANOTHER.has(next.folded) && !named.some(({ start }) => start > cue.start);
}

const TURNING = grammarWords('turns');
const TURN = /[,;]?\s(?:ma|però|anche se|but|although|though|however|pero|aunque)\s/iu;

const opensTurn = flagOf(({ folded }) => TURNING.has(folded));

/** Whether a word of the segment may open a turn: a glance before its sentences are searched for one. */
export const mayTurn = ({ words }: ReadSegment): boolean => words.some(({ spelling }) => opensTurn(spelling));

const choiceCueIn = (language: Language): ((spelling: Spelling) => boolean) =>
  flagOf(({ folded }) => lexicons[language].choiceCues.includes(folded));
const isChoiceCue = { it: choiceCueIn('it'), en: choiceCueIn('en'), es: choiceCueIn('es') };

const STARTING_REACH = 16;
const MAX_NAMED = 40;

/** A judging word with the companies its sentence names. */
interface CueInPlace {
  reading: Reading;
  segment: ReadSegment;
  cue: Cue;
  inside: readonly Named[];
}

/** Whom a judging word is about: the company its clause names, else the one its block belongs to. */
export function judgeCue(input: CueInPlace & { sentence: TextSpan; owners: readonly NamedInAnswer[] }): void {
  const { reading, segment, sentence, cue, owners } = input;
  const inside = namedAround(input.inside, cue);
  const isRejection = choosesAnother(segment, cue, inside);
  const share = shareOfCue(segment, cue, reading.language);
  const weight = isRejection ? WEIGHT.rejected : cue.sign * cue.strength * WEIGHT.cue * share;
  const { start, end } = sentence;
  const object = objectOfComparison({ segment, cue, inside, language: reading.language });
  if (object !== null)
    add(reading, object.company, {
      segment,
      start,
      end,
      weight: -weight * WEIGHT.compared,
      naming: object.index,
    });
  const isForward =
    !isRejection && isChoosing(reading, segment, cue) && inside.some(({ start }) => start > cue.start);
  const ownNamed = inside.filter(({ company }) => !owners.includes(company));
  const subject = subjectOf({ reading, segment, cue, inside });
  if (subject !== null && owners.length > 0 && !owners.includes(subject.company) && !isForward) {
    add(reading, subject.company, { segment, start, end, weight, naming: subject.index });
    return;
  }
  if (owners.length > 0 && !isForward && (ownNamed.length === 0 || !startsSentence(sentence, ownNamed[0]))) {
    for (const company of owners) {
      const naming = inside.find((named) => named.company === company)?.index ?? null;
      add(reading, company, { segment, start, end, weight, naming });
    }
    return;
  }
  if (isChoosing(reading, segment, cue) && inside.length === 0 && !isRejection) return;
  const targets = targetsOfCue({ reading, segment, cue, inside });
  for (const { company, index } of targets)
    add(reading, company, { segment, start, end, weight, naming: index });
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

const startsSentence = (sentence: TextSpan, named: Named | undefined): boolean =>
  named !== undefined && named.start - sentence.start <= STARTING_REACH;

function isChoosing({ language }: Reading, segment: ReadSegment, { word }: Cue): boolean {
  const cue = segment.words[word];
  return cue !== undefined && isChoiceCue[language](cue.spelling);
}

/** "Meglio Qonto": words of choice look forward; other judgements look back to the company named before. */
function targetsOfCue({ reading, segment, cue, inside }: CueInPlace): readonly Named[] {
  const { visible } = reading.answer;
  const before = inside.filter(({ start }) => start < cue.start);
  const after = inside.filter(({ start }) => start > cue.start);
  const nearest = before.at(-1);
  if ((isChoosing(reading, segment, cue) || nearest === undefined) && after[0] !== undefined)
    return listedWith(visible, after, 'forward');
  if (nearest === undefined) return [];
  return listedWith(visible, before.toReversed(), 'back');
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
