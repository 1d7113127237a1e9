import type { Language, TextSpan } from '../extraction.ts';
import { wordsOf } from '../lexicon/grammar.ts';
import { lexicons } from '../lexicon/index.ts';
import type { NamedInAnswer } from '../fusion/named-in-answer.ts';
import type { ReadSegment } from '../document/read-answer.ts';
import { choosesAnother, objectOfComparison, shareOfCue } from './clauses.ts';
import type { Cue } from './find-cues.ts';
import type { Named } from './named.ts';
import { listedWith } from './named.ts';
import type { Reading } from './reading.ts';
import { add, WEIGHT } from './reading.ts';
import { isSubjectVerb } from '../lexicon/verbs.ts';
import type { Spelling } from '../document/text/spelling.ts';
import { flagOf } from '../document/text/spelling.ts';
import { firstIndex } from '../document/text/within.ts';

const TURNING = wordsOf('turns');
const TURN = /[,;]?\s(?:ma|però|anche se|but|although|though|however|pero|aunque)\s/iu;

const opensTurn = flagOf(({ folded }) => TURNING.has(folded));

/** Whether a word of the segment may begin a contrast: a quick check before its sentences are searched for one. */
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

/** The company a judging word is about: the one its clause names, else the one its block belongs to. */
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
export function judgeTurn(input: {
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
  const { start, end } = sentence;
  add(reading, about, { segment, start, end, weight: WEIGHT.turned, naming: null });
}
