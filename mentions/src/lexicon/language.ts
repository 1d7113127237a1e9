import data from './inflections.json' with { type: 'json' };
import type { ReadAnswer, ReadSegment, Word } from '../document/document.ts';
import { factOf, flagIn, flagOf, spellingOf } from '../document/spelling.ts';
import type { Language, TextSpan } from '../extraction.ts';
import {
  eachLanguage,
  functionWords,
  genericWords,
  isIn,
  isUnder,
  LANGUAGES,
  lexicons,
  pattern,
  places,
  productWords,
  wordList,
} from './index.ts';

const terms = wordList('terms');
const demonyms = wordList('demonyms');
const firstNames = wordList('firstNames');
/** Members of classes that answers list beside companies, and that are none. */
const classMembers = wordList('algorithms', 'breeds', 'garments', 'substances');
// "Citric Acid", "Rosemary Extract", "acido citrico", "Vitamin C".
const closesClass = isIn('classClosings');
const opensClass = isIn('classOpenings');
const isVitamin = isIn('vitamins');
const VITAMIN_LETTER = /^[a-k]\d{0,2}$/u;

/** Whether several words together name a member of such a class: "Rosemary Extract", "Vitamin C". */
export function isClassPhrase(words: readonly Word[]): boolean {
  const [first, second] = words;
  const last = words.at(-1);
  if (first === undefined || second === undefined || last === undefined) return false;
  if (closesClass(last.spelling) || opensClass(first.spelling)) return true;
  return isVitamin(first.spelling) && VITAMIN_LETTER.test(second.folded);
}

/** How a word is used when it is not the name of a company. `unknown`: in no list, so probably a name. */
export type WordKind = 'function' | 'generic' | 'place' | 'demonym' | 'person' | 'term' | 'unknown';

const FIGURE = pattern('u')`^\d[\d.,]*(?:[a-z%°]{0,3}|${'figureUnits'})$`;
// D3, B12, Q10: vitamins, sizes and models; RaaS, SaaS: sold as a service; RM1, USD10; MobileNetV2, ResNet50.
const CODE = pattern(
  'u',
)`^(?:[a-z]\d{1,2}|[a-z]{1,3}aas|${'currencyCodes'}\d[\d.,]*[kmb]?n?|${'networks'}netv?\d{1,3})$`;
const MIN_PLURAL = 7;

const kinds = eachLanguage((language) => factOf(({ folded }) => decideKind(folded, language)));

/** The kind of a folded word in an answer of the given language. English counts everywhere: answers mix it in. */
export const kindOfWord = (folded: string, language: Language): WordKind =>
  kinds[language](spellingOf(folded));

function decideKind(folded: string, language: Language): WordKind {
  if (functionWords[language].has(folded) || functionWords.en.has(folded)) return 'function';
  if (FIGURE.test(folded) || terms.has(folded)) return 'term';
  if (genericWords[language].has(folded)) return 'generic';
  if (demonyms.has(folded) || isInhabitants(folded)) return 'demonym';
  if (places.has(folded)) return 'place';
  if (firstNames.has(folded)) return 'person';
  if (classMembers.has(folded)) return 'term';
  return isRegularForm(folded, 'en') || isRegularForm(folded, language) ? 'generic' : 'unknown';
}

/** What each language inflects: its everyday words, in Italian the small ones too. */
const listed: Readonly<Record<Language, ReadonlySet<string>>> = {
  ...genericWords,
  it: new Set([...genericWords.it, ...functionWords.it]),
};

/** The rules of each language, every ending with each suffix that may stand behind it, the longest first. */
const rules = eachLanguage((language) =>
  data[language].rules.map(({ endings, suffixes, ...rule }) => {
    const all = endings.flatMap((ending) => [ending, ...suffixes.map((suffix) => ending + suffix)]);
    return { ...rule, endings: all.toSorted((a, b) => b.length - a.length) };
  }),
);

/** Whether a folded word is an everyday word the lexicon lists or a regular form of one, or ends as such words do. */
export function isRegularForm(word: string, language: Language): boolean {
  const { wordEndings, leastLetters, doubled } = data[language];
  const isListed = (form: string): boolean => listed[language].has(form);
  const endsIn = (ending: string): boolean => word.endsWith(ending);
  const ending = wordEndings.filter(endsIn).find(({ length }) => word.length >= leastLetters + length);
  if (isListed(word) || ending !== undefined) return true;
  return rules[language].some((rule) => {
    const longest = rule.endings.find(endsIn);
    const stem = longest === undefined ? '' : word.slice(0, -longest.length);
    if (longest === undefined || stem.length < rule.leastLetters) return false;
    const isDoubled = stem.at(-1) === stem.at(-2) && doubled.includes(stem.slice(-1));
    return rule.stemEndings.some((end) => isListed(stem + end)) || (isDoubled && isListed(stem.slice(0, -1)));
  });
}

/** "Malaysians"; but Mars is no plural. */
const isInhabitants = (folded: string): boolean =>
  folded.length >= MIN_PLURAL && folded.endsWith('s') && demonyms.has(folded.slice(0, -1));

/** The kind of a word as it is written: PBRFusion is a name, whatever its ending. */
export function kindAsWritten({ spelling }: Word, language: Language): WordKind {
  if (!spelling.mixed) return kinds[language](spelling);
  return isTerm(spelling) ? 'term' : 'unknown';
}

const isTerm = flagOf(
  ({ folded }) => terms.has(folded) || classMembers.has(folded) || FIGURE.test(folded) || CODE.test(folded),
);

const openings = wordList('tradeOpenings');
const tradesAndRoles = wordList('tradeOpenings', 'tradeClosings', 'roles');

/** Whether a folded word says what a business or a professional is, beside its own name: "studio", "associati", "avvocato". */
export const isTradeWord = (folded: string): boolean => tradesAndRoles.has(folded);

/** Whether a folded word opens the name of a house: "trattoria", "hotel"; never "avvocato", which a person is. */
export const opensBusinessName = (folded: string): boolean => openings.has(folded);

/** Whether the word is an everyday word of the language, so that its capital alone does not make it a name. */
export const isCommonWord = (folded: string, language: Language): boolean =>
  kindOfWord(folded, language) !== 'unknown';

const namesKind = flagIn(productWords);
const FIGURE_LETTERS = /\p{L}{3}/u;

/** Whether the word behind a brand says which of its products is meant: a kind of product, a size, a country, a model number. */
export function isProductWord(segment: ReadSegment, index: number): boolean {
  const word = segment.words[index];
  if (word === undefined) return false;
  const isFigure = word.digits && !FIGURE_LETTERS.test(word.folded);
  const isLetter = word.capital && word.end - word.start === 1;
  return isFigure || isLetter || namesKind(word.spelling);
}

/** Verbs that follow the subject of a sentence. */
const isVerb = isUnder('subjectVerbs');

/** Whether the word is a verb that follows its subject. Without its accent "è" would be "and". */
export const isSubjectVerb = ({ raw }: ReadAnswer, word: Word, language: Language): boolean =>
  isVerb[language](word.spelling) ||
  (word.folded === 'e' && language === 'it' && raw.slice(word.start, word.end).normalize() === 'è');

const ENOUGH_WORDS = 150;

const isFunctionWord = eachLanguage((language) => flagIn(functionWords[language]));

/** The language whose function words the answer uses most; Italian when none prevails. */
export function detectLanguage({ segments }: ReadAnswer): Language {
  const counts: Record<Language, number> = { it: 0, en: 0, es: 0 };
  let read = 0;
  for (const { words } of segments) {
    for (const { spelling } of words)
      for (const language of LANGUAGES) if (isFunctionWord[language](spelling)) counts[language]++;
    read += words.length;
    if (read > ENOUGH_WORDS) break;
  }
  return LANGUAGES.reduce((best, language) => (counts[language] > counts[best] ? language : best), 'it');
}

const TURNS = pattern('iu')`(?:;\s|,?\s${'clauseTurns'}\s)`;
const MAX_REFUSAL = 600;

const compile = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => `(?:${phrase})`).join('|'), 'iu');
const absencePatterns = eachLanguage((language) => compile(lexicons[language].absence));
const refusalPatterns = eachLanguage((language) => compile(lexicons[language].refusal));

/** The parts of a stretch of an answer that say that nothing was found about whoever they name. */
export function readAbsences(
  { raw, visible }: ReadAnswer,
  { start, end }: TextSpan,
  language: Language,
): TextSpan[] {
  const pattern = absencePatterns[language];
  if (!pattern.test(visible.slice(start, end))) return [];
  return readSentences({ text: raw, start, end }).flatMap((sentence) => {
    const found = pattern.exec(visible.slice(sentence.start, sentence.end));
    if (found === null) return [];
    const at = sentence.start + found.index;
    return [clauseAround(visible, sentence, { start: at, end: at + found[0].length })];
  });
}

/** A turn ("ma", "while") on either side of the statement ends its reach. */
function clauseAround(visible: string, sentence: TextSpan, { start, end }: TextSpan): TextSpan {
  const before = visible.slice(sentence.start, start);
  const turnAfter = TURNS.exec(visible.slice(end, sentence.end));
  const lastTurn = [...before.matchAll(new RegExp(TURNS, 'giu'))].at(-1);
  const turnEnd = lastTurn === undefined ? before.length : lastTurn.index + lastTurn[0].length;
  return {
    start: turnEnd < before.length - 1 ? sentence.start + turnEnd : sentence.start,
    end: turnAfter === null ? sentence.end : end + turnAfter.index,
  };
}

/** Whether the answer is a refusal: it opens with one and says little else. */
export function isRefusal(answer: ReadAnswer, language: Language): boolean {
  const text = answer.visible.trim();
  return text.length <= MAX_REFUSAL && refusalPatterns[language].test(text);
}

// Runs are read from their first character only: a long one tried from each of its characters takes a day.
const END = /[.!?…](?<![.!?…]{2})[.!?…]*["'”»)\]*_]*(?=\s|$|\[)|\s(?<!\s{2})\s+(?=\p{Lu})|\n/gu;
const ABBREVIATION = pattern('iu')`(?:^|[\s(])(?:${'abbreviations'}|\p{L})\.$`;

/** The sentences of a stretch of an answer's own text (markup and all), with its offsets. */
export function readSentences({ text, start, end }: TextSpan & { text: string }): TextSpan[] {
  const sentences: TextSpan[] = [];
  const stretch = text.slice(start, end);
  let from = 0;
  END.lastIndex = 0;
  while (END.test(stretch)) {
    const to = END.lastIndex;
    const ending = stretch.slice(Math.max(from, to - 12), to);
    if (ABBREVIATION.test(ending)) continue;
    if (to > from) sentences.push({ start: start + from, end: start + to });
    from = to;
  }
  if (from < stretch.length) sentences.push({ start: start + from, end });
  return sentences;
}
