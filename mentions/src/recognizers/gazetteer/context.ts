import { type At, type ReadAnswer, readSentences } from '../../document/document.ts';
import { flagIn, flagOf } from '../../document/spelling.ts';
import { isSingleBlank } from '../../document/words.ts';
import type { Language, TextSpan } from '../../extraction.ts';
import { lexicons, eachLanguage, wordList, isIn, allPhrases } from '../../lexicon/index.ts';
import type { NameMatch } from './match-names.ts';
import { opensWithStem, pattern, patternWords } from '../../lexicon/pattern.ts';
import { OPENS_VALUE } from '../../document/signs.ts';

const plainWords = wordList('plainWords');

/** "Stripe Payment Links": an everyday word the catalogue knows opens its product's name, unless it is too plain ("Open Farm"). */
export function opensProduct({ form }: NameMatch): boolean {
  return form.company.catalogued && form.words.length === 1 && !plainWords.has(form.words[0] ?? '');
}

const isStreet = isIn('streetWords');

/** "Piazza San Marco", "Via Tesla": a street. */
export function isAddress({ visible }: ReadAnswer, match: NameMatch): boolean {
  const before = match.segment.words[match.first - 1];
  if (before === undefined || !before.capital || !isStreet(before.spelling)) return false;
  return isSingleBlank(visible, before.end, match.start);
}

const cues = allPhrases('sourceCues');
const lastWords = new Set([...cues].map((cue) => cue.split(' ').at(-1)));
const endsCue = flagOf(({ folded }) => lastWords.has(folded));
const MAX_CUE_WORDS = 3;
const standsBetween = isIn('definiteArticles', 'indefiniteArticles', 'contractedArticles', 'sourceLinks');

/** Whether the name is quoted as a source: "secondo Altroconsumo", "according to Wirecutter", "(fonte: G2)". */
export function isNamedAsSource({
  answer,
  segment,
  first,
}: At<'answer' | 'segment'> & {
  /** Index of the name's first word. */
  first: number;
}): boolean {
  const { words } = segment;
  const article = words[first - 1];
  const last = article !== undefined && standsBetween(article.spelling) ? first - 2 : first - 1;
  const cueEnd = words[last];
  const to = words[first]?.start;
  if (cueEnd === undefined || to === undefined || !endsCue(cueEnd.spelling)) return false;
  let phrase = '';
  for (let index = last; index > last - MAX_CUE_WORDS && index >= 0; index--) {
    const word = words[index]?.folded ?? '';
    phrase = phrase === '' ? word : `${word} ${phrase}`;
    if (cues.has(phrase) && words[index - 1]?.folded !== 'open')
      return last < first - 1 || OPENS_VALUE.test(answer.visible.slice(cueEnd.end, to));
  }
  return false;
}

const SELF = pattern(
  'iu',
)`\b${'selfOpenings'}\s(?:\p{L}+\s){0,4}(?:${'assistantStems'}\p{L}*|${'assistantWords'})\b[^.]{0,40}$`;
const SELF_REACH = 80;
const isAssistant = opensWithStem('assistantStems');
const isAssistantWord = flagIn(new Set(patternWords.assistantWords));

/** "As an AI model made by …": the engine speaks of itself. */
export function speaksOfItself({ visible }: ReadAnswer, { segment, first, start }: NameMatch): boolean {
  const from = Math.max(segment.start, start - SELF_REACH);
  for (let index = first - 1; index >= 0; index--) {
    const word = segment.words[index];
    if (word === undefined || word.end < from) return false;
    if (isAssistant(word.spelling) || isAssistantWord(word.spelling))
      return SELF.test(visible.slice(from, start));
  }
  return false;
}

const TURNS = pattern('iu')`(?:;\s|,?\s${'clauseTurns'}\s)`;
const MAX_REFUSAL = 600;

const compile = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => `(?:${phrase})`).join('|'), 'iu');
const absencePatterns = eachLanguage((language) => compile(lexicons[language].absence));
const refusalPatterns = eachLanguage((language) => compile(lexicons[language].refusal));

/** The parts of a stretch of an answer that say that nothing was found about whoever they name. */
export function readAbsences({
  answer,
  span: { start, end },
  language,
}: At<'answer' | 'language'> & { span: TextSpan }): TextSpan[] {
  const { visible } = answer;
  const pattern = absencePatterns[language];
  if (!pattern.test(visible.slice(start, end))) return [];
  return readSentences({ text: answer.raw, start, end }).flatMap((sentence) => {
    const found = pattern.exec(visible.slice(sentence.start, sentence.end));
    if (found === null) return [];
    return [clauseAround({ visible, sentence, at: sentence.start + found.index, length: found[0].length })];
  });
}

/** A turn ("ma", "while") on either side of the statement ends its reach. */
function clauseAround({
  visible,
  sentence,
  at,
  length,
}: {
  visible: string;
  sentence: TextSpan;
  at: number;
  length: number;
}): TextSpan {
  const before = visible.slice(sentence.start, at);
  const after = visible.slice(at + length, sentence.end);
  const turnAfter = TURNS.exec(after);
  const lastTurn = [...before.matchAll(new RegExp(TURNS, 'giu'))].at(-1);
  const isDirect = lastTurn !== undefined && lastTurn.index + lastTurn[0].length < before.length - 1;
  return {
    start: isDirect ? sentence.start + lastTurn.index + lastTurn[0].length : sentence.start,
    end: turnAfter === null ? sentence.end : at + length + turnAfter.index,
  };
}

/** Whether the answer is a refusal: it opens with one and says little else. */
export function isRefusal(answer: ReadAnswer, language: Language): boolean {
  const text = answer.visible.trim();
  return text.length <= MAX_REFUSAL && refusalPatterns[language].test(text);
}
