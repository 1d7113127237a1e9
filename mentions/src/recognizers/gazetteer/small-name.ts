import { boldWithin } from '../../document/markdown/bold.ts';
import { flagIn } from '../../document/text/spelling.ts';
import type { Word } from '../../document/text/words.ts';
import { articles, nameParticles } from '../../lexicon/articles.ts';
import { tradeWords } from '../../lexicon/index.ts';
import { kindOfWord } from '../../lexicon/word-kinds.ts';
import type { NameForm } from './name-form.ts';
import type { ReadAnswer, ReadSegment } from '../../document/read-answer.ts';
import { wordsOf } from '../../lexicon/grammar.ts';

/** Spelt as no native word is: satispay, qonto, nexi, sumup. */
const FOREIGN = /[jkwxy]|q(?!u)|[^aeiou]$/u;
const POINTERS = wordsOf('pointers');

/**
 * Whether a name written without capitals is meant: "Molti usano satispay". A word that could be a native one, behind
 * an article, is not ("la bussola").
 */
function standsAsName({
  form,
  segment,
  first,
  start,
  end,
  answer,
}: {
  form: NameForm;
  segment: ReadSegment;
  first: number;
  start: number;
  end: number;
  answer: ReadAnswer;
}): boolean {
  const [opening = ''] = form.words;
  if (!form.isDistinct) return false;
  const before = segment.words[first - 1];
  if (isHalf(answer.visible, { start, end }) || isElided(answer.visible, end)) return false;
  // "intesa sanpaolo": its last word shows it.
  if (form.words.length > 1) return true;
  return (
    FOREIGN.test(opening) ||
    before === undefined ||
    !(isItalianArticle(before.folded) || POINTERS.has(before.folded))
  );
}

/** In an Italian text "a" is a preposition. */
const isItalianArticle = (word: string): boolean => word !== 'a' && articles.has(word);

/** Half of a longer word: "smart-satispay", "satispay-like". */
function isHalf(text: string, { start, end }: { start: number; end: number }): boolean {
  const joins = (at: number, beyond: number): boolean =>
    /[-_]/u.test(text.charAt(at)) && /\p{L}/u.test(text.charAt(beyond));
  return joins(start - 1, start - 2) || joins(end, end + 1);
}

/** "dell'assistenza": a vowel is left out, so that the next word goes on with it. */
const isElided = (text: string, end: number): boolean =>
  /^['’](?!s(?!\p{L}))\p{L}/u.test(text.slice(end, end + 3));

const isTradeWord = flagIn(new Set([...tradeWords, ...articles, ...nameParticles]));

/** Whether a name that has a capital is meant where its first word stands small. */
export function isMeantSmall(place: {
  answer: ReadAnswer;
  form: NameForm;
  segment: ReadSegment;
  first: number;
  last: number;
  end: number;
}): boolean {
  const { answer, form, segment, first, last, end } = place;
  if (form.isGiven && last > first) {
    if (opensWithTrade(segment.words, first, last) || isSetOff(answer, segment, { first, last })) return true;
  }
  return standsAsName({ form, segment, first, start: segment.words[first]?.start ?? end, end, answer });
}

/** "**hotel la perla**": the name fills its bold, its heading or its cell, or opens its line before a dash or a colon. */
function isSetOff(
  answer: ReadAnswer,
  { words, kind, start, end }: ReadSegment,
  { first, last }: WordPlaces,
): boolean {
  const from = words[first]?.start ?? start;
  const to = words[last]?.end ?? end;
  const [run] = boldWithin(answer, { start: from, end: to });
  if (run !== undefined && answer.visible.slice(run.start, run.end).trim().length === to - from) return true;
  if (kind === 'paragraph' || answer.visible.slice(start, from).trim() !== '') return false;
  return /^[\s*_]*(?:[:–—(]|-\s|$)/u.test(answer.visible.slice(to, Math.min(end, to + 6)));
}

interface WordPlaces {
  first: number;
  last: number;
}

/** "l’hotel La Perla", "la storica trattoria Belvedere": a trade or an article stands small before the name's own capitals. */
function opensWithTrade(words: readonly Word[], first: number, last: number): boolean {
  for (let index = first; index <= last; index++) {
    const word = words[index];
    if (word === undefined) return false;
    if (word.capital || word.mixed || word.digits) return index > first;
    const isEveryday = ['generic', 'term'].includes(kindOfWord(word.folded, 'it'));
    if (!isEveryday && !isTradeWord(word.spelling)) return false;
  }
  return false;
}
