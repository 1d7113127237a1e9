import type { NameForm } from './name-form.ts';
import type { ReadAnswer, ReadSegment } from '../../document/read-answer.ts';
import { wordsOf } from '../../lexicon/grammar.ts';
import { articles } from '../../lexicon/articles.ts';

/** Spelt as no native word is: satispay, qonto, nexi, sumup. */
const FOREIGN = /[jkwxy]|q(?!u)|[^aeiou]$/u;
const POINTERS = wordsOf('pointers');

/**
 * Whether a name written without capitals is meant: "Molti usano satispay". A word that could be a native one, behind
 * an article, is not ("la bussola").
 */
export function standsAsName({
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
  // "intesa sanpaolo": its last word tells.
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
