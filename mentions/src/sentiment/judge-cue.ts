import { type ReadAnswer, type ReadSegment, firstIndex, within } from '../document/document.ts';
import { flagIn } from '../document/spelling.ts';
import type { Language, TextSpan } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/collect-named.ts';
import { eachLanguage, isIn, lexicons, turns } from '../lexicon/index.ts';
import { phraseTables, toPhrases } from '../lexicon/phrases.ts';
import { isSubjectVerb } from '../lexicon/word-kinds.ts';
import type { Cue } from './cues.ts';
import { type About, type Named, type Owners, listedWith, ofBlock } from './owners.ts';

/** Where something is judged: a sentence or a whole segment. */
export interface Passage extends TextSpan {
  segment: ReadSegment;
}

/** A judgement on one company at one place. */
export interface Judgement extends Passage {
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

/** Adds one judgement on each of these companies. */
export function judge(
  { judgements }: Reading,
  about: readonly About[],
  { segment, start, end }: Passage,
  weight: number,
): void {
  if (weight === 0) return;
  for (const { company, index } of about)
    judgements.get(company)?.push({ segment, start, end, weight, naming: index });
}

const CONCEDED = 0.5;
const CONCESSION_REACH = 10;
const OBJECT_REACH = 3;
const STARTING_REACH = 16;
const MAX_NAMED = 40;
const isThan = isIn('than');
const turning = toPhrases(turns);
const concessions = phraseTables('concessions');
const chooses = eachLanguage((language) => flagIn(new Set(lexicons[language].choiceCues)));

/** A judging word in its sentence, with the companies named around it and those its block is about. */
interface CueInPlace {
  reading: Reading;
  sentence: Passage;
  cue: Cue;
  inside: readonly Named[];
  owners: readonly NamedInAnswer[];
}

/** The company a judging word is about: the one its clause names, else the one its block belongs to. */
export function judgeCue(given: CueInPlace): void {
  const { reading, sentence, cue } = given;
  const place = { ...given, inside: namedAround(given.inside, cue) };
  const weight = cue.sign * cue.strength * shareOfCue(sentence.segment, cue, reading.language);
  const object = objectOfComparison(place);
  if (object !== null) judge(reading, [object], sentence, -WEIGHT.compared * weight);
  judge(reading, targetsOfCue(place), sentence, weight);
}

/** How much of a cue's weight counts: less behind "sebbene" or "despite". */
function shareOfCue({ words }: ReadSegment, cue: Cue, language: Language): number {
  for (let index = cue.word - 1; index >= Math.max(0, cue.word - CONCESSION_REACH); index--) {
    const [word, after] = [words[index], words[index + 1]];
    if (word === undefined || after === undefined || after.start - word.end > 1) return 1;
    if (concessions[language].findAt(words, index) !== null) return CONCEDED;
  }
  return 1;
}

/** Whom a comparison sets lower: Emma in "Dorelan è superiore a Emma". */
function objectOfComparison({ sentence: { segment }, cue, inside }: CueInPlace): Named | null {
  const named = inside[firstIndex(inside, ({ start }) => start >= cue.end)];
  if (named === undefined || cue.sign < 0) return null;
  const last = firstIndex(segment.words, ({ start }) => start >= named.start) - 1;
  const word = segment.words[last];
  const isNear = last >= cue.word && last - cue.word <= OBJECT_REACH;
  return isNear && word !== undefined && isThan(word.spelling) ? named : null;
}

/** The namings near a cue: all of a sentence as people write them, and no more in one without an end. */
function namedAround(inside: readonly Named[], cue: Cue): readonly Named[] {
  if (inside.length <= MAX_NAMED) return inside;
  const at = firstIndex(inside, ({ start }) => start >= cue.start);
  return inside.slice(Math.max(0, at - MAX_NAMED), at + MAX_NAMED);
}

/** Whom a judging word is about: the subject of its clause, whose block it stands in, whom its sentence names. */
function targetsOfCue(place: CueInPlace): readonly About[] {
  const { reading, sentence, cue, inside, owners } = place;
  const subject = subjectOf(place);
  const other = inside.find(({ company }) => !owners.includes(company));
  if (owners.length > 0 && subject !== null && !owners.includes(subject.company)) return [subject];
  if (owners.length > 0 && !(other !== undefined && other.start - sentence.start <= STARTING_REACH))
    return owners.map((company) => inside.find((named) => named.company === company) ?? ofBlock(company));
  // "Meglio Qonto": words of choice look forward; other judgements look back to the company named before.
  const { visible } = reading.answer;
  const at = firstIndex(inside, ({ start }) => start >= cue.start);
  const word = sentence.segment.words[cue.word];
  const isChoice = word !== undefined && chooses[reading.language](word.spelling);
  return at === 0 || (isChoice && at < inside.length)
    ? listedWith(visible, inside.slice(at))
    : listedWith(visible, inside.slice(0, at).toReversed());
}

/** "…, Quipu è la scelta migliore", "; Emma vince sul prezzo": the name before a verb is whom the clause is about. */
function subjectOf({ reading, sentence: { segment }, cue, inside }: CueInPlace): Named | null {
  const named = inside[firstIndex(inside, ({ start }) => start >= cue.start) - 1];
  if (named === undefined) return null;
  const verb = segment.words[firstIndex(segment.words, ({ start }) => start >= named.end)];
  if (verb === undefined || verb.start >= cue.end) return null;
  return isSubjectVerb({ answer: reading.answer, word: verb, language: reading.language }) ? named : null;
}

/** Whether a "ma" follows without any blame in words: "la più economica, ma gli extra fanno salire il conto". */
export function isTurned(sentence: Passage, cues: readonly Cue[]): boolean {
  const words = within(sentence.segment.words, sentence);
  const turn = words.find((_, index) => index > 0 && turning.findAt(words, index) !== null);
  return turn !== undefined && !cues.some(({ start }) => start > turn.start);
}
