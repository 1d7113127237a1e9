import { type At, type ReadAnswer, type ReadSegment, isNameLike } from '../../document/document.ts';
import { flagOf } from '../../document/spelling.ts';
import { type Word, isAcronym, isBlankAndMarkup } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { eachLanguage, genericWords, isIn } from '../../lexicon/index.ts';
import { pattern } from '../../lexicon/pattern.ts';
import {
  type WordKind,
  isClassPhrase,
  isSubjectVerb,
  kindAsWritten,
  kindOfWord,
} from '../../lexicon/word-kinds.ts';

/** Words of a segment that stand together, both ends inside, with what rules ask about them and about what is around. */
export class Stretch {
  readonly answer: ReadAnswer;
  readonly language: Language;
  readonly segment: ReadSegment;
  readonly first: number;
  readonly last: number;
  #words: readonly Word[] | null = null;
  #kinds: readonly WordKind[] | null = null;

  constructor(place: At<'answer' | 'language' | 'segment' | 'first' | 'last'>) {
    this.answer = place.answer;
    this.language = place.language;
    this.segment = place.segment;
    this.first = place.first;
    this.last = place.last;
    // Made of the same words, as a part is of its range.
    if (place instanceof Stretch) this.#words = place.#words;
  }

  get words(): readonly Word[] {
    const { words } = this.segment;
    const isWhole = this.first === 0 && this.last === words.length - 1;
    this.#words ??= isWhole ? words : words.slice(this.first, this.last + 1);
    return this.#words;
  }

  /** How each of its words is used where it names no company. */
  get kinds(): readonly WordKind[] {
    this.#kinds ??= this.words.map((word) => kindAsWritten(word, this.language));
    return this.#kinds;
  }

  get start(): number {
    return this.segment.words[this.first]?.start ?? 0;
  }

  get end(): number {
    return this.segment.words[this.last]?.end ?? this.start;
  }

  get text(): string {
    return this.answer.visible.slice(this.start, this.end);
  }

  /** The word before it and the one behind it. */
  get before(): Word | undefined {
    return this.segment.words[this.first - 1];
  }

  get next(): Word | undefined {
    return this.segment.words[this.last + 1];
  }

  /** What parts it from the next word; '' at the end of its segment. */
  get gap(): string {
    return this.answer.visible.slice(this.end, this.next?.start ?? this.end);
  }

  /** "Novicell (con sede a …", "Granola doesn’t …": a noun without an article before a verb or a bracket is a name. */
  get isBareSubject(): boolean {
    const { answer, language, end, next: word } = this;
    if (word === undefined || answer.visible.startsWith(' (', end)) return word !== undefined;
    return isBlankAndMarkup(answer.visible, end, word.start) && isSubjectVerb({ answer, word, language });
  }

  /** Other words of the same segment. */
  between(first: number, last: number): Stretch {
    if (first === this.first && last === this.last) return this;
    const { answer, language, segment } = this;
    return new Stretch({ answer, language, segment, first, last });
  }
}

const BETWEEN = pattern(
  'u',
)`^(?:\s\p{Lu}[\p{L}\d.-]*){0,3}(?:\s*\((?:[^()]{0,60})\))?\s*(?:[,/;+·]|,?\s${'joinersOfRun'}\s)\s*(?:${'listJoiners'}\s)?${'articlesOfRun'}?$`;
const MAX_GAP = 80;

/** Whether the text between two names makes them members of one list. */
export const isEnumeration = (between: string): boolean => between.length <= MAX_GAP && BETWEEN.test(between);

/** What words that look like something weigh as a head, inside a sentence, at its start and under capitals of a title. */
export const WEIGHTS = {
  mixed: { head: 2, inside: 0.9, start: 0.9, title: 0.9 },
  unknown: { head: 1.2, inside: 0.9, start: 0.25, title: 0.15 },
  unknownSmall: { head: 0.8, inside: 0.9, start: 0.25, title: 0.15 },
  /** What heads alone look like: a company known by its name, a label ("Prezzo"). */
  company: { head: 2, inside: 0, start: 0, title: 0 },
  label: { head: -3, inside: 0, start: 0, title: 0 },
  /** A known name that is an everyday word as well. */
  known: { head: -0.1, inside: 0, start: 0, title: 0 },
  place: { head: -1, inside: -2, start: -2, title: -2 },
  term: { head: -1, inside: -2, start: -2, title: -2 },
  /** Small words in a row, the title of a section, a figure. */
  phrase: { head: -1.5, inside: -0.1, start: -0.1, title: -0.1 },
  shouted: { head: -0.2, inside: 0.3, start: 0.3, title: 0.3 },
  /** "Hotel Milano": what a business is called, which may be any there. */
  trade: { head: -0.2, inside: 0.45, start: -0.1, title: -0.1 },
  /** Several everyday words in capitals in Italian or Spanish, which give them none elsewhere. */
  capitals: { head: -0.65, inside: 0.8, start: 0.25, title: -0.1 },
  /** An English word inside an Italian or Spanish sentence: "es Scratch", "con Slope". */
  foreign: { head: -0.5, inside: 0.7, start: -0.1, title: -0.1 },
  everyday: { head: -0.5, inside: -0.1, start: -0.1, title: -0.1 },
  everydays: { head: -0.9, inside: 0.45, start: -0.1, title: -0.1 },
} as const;

/** What words look like by themselves. */
export type Look = keyof typeof WEIGHTS;

const opensTitle = isIn('headingOpenings');
const closesTitle = isIn('headingClosings');

/** "What Customers Say", "Heritage & Brand Background": everyday words that say what a section tells. */
function isSectionTitle({ words, kinds }: Stretch): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || first === last) return false;
  if (!opensTitle(first.spelling) && !closesTitle(last.spelling)) return false;
  return words.every(
    ({ mixed, allCapitals, spelling }, index) =>
      !mixed && !allCapitals && (kinds[index] !== 'unknown' || closesTitle(spelling)),
  );
}

const MIN_UNKNOWN = 3;
const isInner = isIn('innerWords');
const opensTrade = isIn('tradeOpenings');
const opensPlace = isIn('titleOpenings');

/** What words look like, wherever they stand. */
export function lookOf(stretch: Stretch): Look {
  const { words, kinds, language } = stretch;
  const areAll = (...given: readonly WordKind[]): boolean => kinds.every((kind) => given.includes(kind));
  if (words.some(({ mixed }, index) => mixed && kinds[index] !== 'term')) return 'mixed';
  if (areAll('place', 'demonym')) return 'place';
  if (areAll('term', 'function') || isClassPhrase(words)) return 'term';
  if (isSectionTitle(stretch)) return 'phrase';
  const unknown = words.find(
    (word, index) => kinds[index] === 'unknown' && !isAcronym(word) && word.folded.length >= MIN_UNKNOWN,
  );
  if (unknown !== undefined) return isNameLike(unknown) ? 'unknown' : 'unknownSmall';
  if (words.some(isAcronym)) return 'shouted';
  const [first, ...rest] = words;
  const isAnyForeign = language !== 'en' && words.some(({ spelling }) => isForeign[language](spelling));
  if (first === undefined || rest.length === 0) return isAnyForeign ? 'foreign' : 'everyday';
  if (opensTrade(first.spelling) && words.every(isNameLike)) return 'trade';
  const isCapitals = isNameLike(first) && rest.every((word) => isNameLike(word) || isInner(word.spelling));
  return language !== 'en' && isCapitals && !opensPlace(first.spelling) ? 'capitals' : 'everydays';
}

const isForeign = eachLanguage((language) =>
  flagOf(
    ({ folded }) =>
      genericWords.en.has(folded) &&
      !genericWords[language].has(folded) &&
      kindOfWord(folded, language) === 'generic',
  ),
);
