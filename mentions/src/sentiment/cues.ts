import type { ReadAnswer, ReadSegment, Word } from '../document/document.ts';
import { firstIndex, textBetween, within } from '../document/document.ts';
import { flagIn, flagOf } from '../document/spelling.ts';
import type { Language, TextSpan } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/read-namings.ts';
import {
  createPhraseTable,
  eachLanguage,
  isIn,
  isUnder,
  lexicons,
  pattern,
  phraseTables,
  toPhrases,
  turns,
} from '../lexicon/index.ts';
import { isSubjectVerb } from '../lexicon/language.ts';

interface Tone {
  sign: 1 | -1;
  strength: number;
}

/** A word or phrase that judges. `sign` is 1 for praise, -1 for blame, after negation; `word` its place in the segment. */
export interface Cue extends TextSpan, Tone {
  word: number;
}

const NEGATION_REACH = 4;
const NEGATED_STRENGTH = 0.7;
// "senza canone più conveniente": what is absent is the noun, not the quality behind it.
const ABSENT_REACH = 2;
const MIN_SUPERLATIVE = 6;
const ENGLISH_SUPERLATIVE = 'est';
const PRAISE: Tone = { sign: 1, strength: 1 };

const isAbsence = isIn('without');
const lessens = isIn('lesser');
const isMost = isIn('most');

/** What the phrases of each section of a lexicon say. */
const TONES = [
  ['strongNegative', { sign: -1, strength: 3 }],
  ['strongPositive', { sign: 1, strength: 2 }],
  ['negative', { sign: -1, strength: 1 }],
  ['positive', PRAISE],
  ['weakNegative', { sign: -1, strength: 0.4 }],
  ['weakPositive', { sign: 1, strength: 0.4 }],
  ['choiceCues', PRAISE],
] as const;

const tones = eachLanguage((language) =>
  createPhraseTable<Tone>(
    TONES.flatMap(([section, tone]) => lexicons[language][section].map((phrase) => [phrase, tone] as const)),
  ),
);
const negates = isUnder('negators');
const opensSuperlative = isUnder('superlativeArticles');
const isPlain = isUnder('plainSuperlatives');
/** Most words open neither: for them one question is enough. */
const opensCue = eachLanguage((language) =>
  flagOf((word) => tones[language].opensWith(word) || opensSuperlative[language](word)),
);

/** The judging words of a segment in order; "non è affidabile" is blame, "senza problemi" praise. */
export function findCues({ words }: ReadSegment, language: Language): Cue[] {
  const cues: Cue[] = [];
  const mayJudge = opensCue[language];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined || !mayJudge(word.spelling)) continue;
    const found = tones[language].findAt(words, index) ?? findSuperlative(words, index, language);
    if (found === null) continue;
    const before = cues.at(-1);
    if (before !== undefined && word.start < before.end) continue;
    const isLess = isLessened(words[index - 1], word);
    if (isLess && before?.word === index - 1) cues.pop();
    const { sign, strength } = found.value;
    const end = words[index + found.length - 1]?.end ?? word.end;
    const place = { start: word.start, end, word: index };
    if (isLess || isNegated(words, index, language))
      cues.push({ ...place, sign: sign === 1 ? -1 : 1, strength: strength * NEGATED_STRENGTH });
    else cues.push({ ...place, sign, strength });
  }
  return cues;
}

type Found = { value: Tone; length: number } | null;

/** "La più autentica", "la scelta più completa", "the easiest", "los más fiables": the most of anything that is no plain measure is praise. */
function findSuperlative(words: readonly Word[], index: number, language: Language): Found {
  const [article, next, behind] = [words[index], words[index + 1], words[index + 2]];
  if (article === undefined || next === undefined) return null;
  if (!opensSuperlative[language](article.spelling)) return null;
  const isEnding = next.folded.length >= MIN_SUPERLATIVE && next.folded.endsWith(ENGLISH_SUPERLATIVE);
  if (language === 'en' && isEnding && !isPlain.en(next.spelling)) return { value: PRAISE, length: 2 };
  const isOfNoun = language !== 'en' && behind !== undefined && isMost(behind.spelling);
  const length = isOfNoun ? 3 : 2;
  const most = isOfNoun ? behind : next;
  const quality = words[index + length];
  if (quality === undefined || !isMost(most.spelling) || isPlain[language](quality.spelling)) return null;
  const isBlame = tones[language].findAt(words, index + length)?.value.sign === -1;
  return isBlame ? null : { value: PRAISE, length: length + 1 };
}

/** "La meno conveniente", "less reliable": a degree below. */
const isLessened = (before: Word | undefined, word: Word): boolean =>
  before !== undefined && word.start === before.end + 1 && lessens(before.spelling);

function isNegated(words: readonly Word[], index: number, language: Language): boolean {
  for (let back = index - 1; back >= Math.max(0, index - NEGATION_REACH); back--) {
    const [word, next] = [words[back], words[back + 1]];
    if (word === undefined || next === undefined || next.start - word.end > 1) return false;
    if (negates[language](word.spelling)) return !isAbsence(word.spelling) || index - back <= ABSENT_REACH;
  }
  return false;
}

/** Whom a judgement is about: a company, and beside which of its namings it stands, if any. */
export interface About {
  company: NamedInAnswer;
  index: number | null;
}

/** One naming of a company in a segment; `index` is its place among the company's namings. */
export interface Named extends TextSpan, About {
  index: number;
}

/** A company whose block something stands in. */
export const ofBlock = (company: NamedInAnswer): About => ({ company, index: null });

// A word begins only behind what is no word: a shouted one would else be cut in every possible way.
const LISTED = pattern(
  'u',
)`^(?:[\s,*_/&+()]|(?<![\p{L}\d.'-])(?:[\p{Lu}\d][\p{L}\d.'-]*|${'listJoiners'}(?!\p{L})))*$`;

/** The nearest company and those listed with it ("Scalapay e Klarna sono comodi"). */
export function listedWith(visible: string, ordered: readonly Named[]): readonly Named[] {
  const others = ordered.findIndex((next, index) => {
    const last = ordered[index - 1];
    return last !== undefined && !LISTED.test(textBetween(visible, last, next));
  });
  return others < 0 ? ordered : ordered.slice(0, others);
}

/** The companies a segment is about without naming them: the head of its list item, heading or table row. */
export type Owners = ReadonlyMap<ReadSegment, readonly NamedInAnswer[]>;

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
  place: Passage,
  weight: number,
): void {
  if (weight === 0) return;
  for (const { company, index } of about) judgements.get(company)?.push({ ...place, weight, naming: index });
}

const CONCEDED = 0.5;
const CONCESSION_REACH = 10;
const STARTING_REACH = 16;
const MAX_NAMED = 40;
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
  return isSubjectVerb(reading.answer, verb, reading.language) ? named : null;
}

/** Whether a "ma" follows without any blame in words: "la più economica, ma gli extra fanno salire il conto". */
export function isTurned(sentence: Passage, cues: readonly Cue[]): boolean {
  const words = within(sentence.segment.words, sentence);
  const turn = words.find((_, index) => index > 0 && turning.findAt(words, index) !== null);
  return turn !== undefined && !cues.some(({ start }) => start > turn.start);
}
