import type { Word } from '../../document/text/words.ts';
import type { Language } from '../../extraction.ts';
import { productWords } from '../../lexicon/index.ts';
import { isCommonWord, kindOfWord } from '../../lexicon/word-kinds.ts';
import type { NameForm } from './name-form.ts';

/** A name whose words are all terms. */
export const isTerm = ({ words }: NameForm, language: Language): boolean =>
  words.every((word) => kindOfWord(word, language) === 'term');

/** Whether the words of a name are everyday ones, so that only its place can show that it is meant. */
export function isCommonForm({
  form,
  words,
  first,
  last,
  language,
}: {
  form: NameForm;
  words: readonly Word[];
  first: number;
  last: number;
  language: Language;
}): boolean {
  const head = words[first];
  if (head === undefined) return false;
  let isMixed = true;
  for (let index = first; index <= last; index++) isMixed &&= words[index]?.mixed === true;
  if (isMixed && kindOfWord(head.folded, language) !== 'term') return false;
  if (form.key.length < 3) return true;
  return (form.everyday[language] ??= form.words.every(
    (word) => isEverydayWord(word, language) || productWords.has(word),
  ));
}

/** Italian words stand in Spanish answers about Italy, too ("Parla Subito"). */
const isEverydayWord = (word: string, language: Language): boolean =>
  isCommonWord(word, language) || (language === 'es' && isCommonWord(word, 'it'));

/** A name of everyday words needs its capitals: "Fatture in Cloud" is a name, "Fatture in ritardo" is none. */
export function isWrittenAsName({
  form,
  words,
  first,
  last,
}: {
  form: NameForm;
  words: readonly Word[];
  first: number;
  last: number;
}): boolean {
  if (last === first || form.startsLower) return true;
  const rest = words.slice(first + 1, last + 1).filter(({ folded }) => folded.length > 3);
  return rest.length === 0 || rest.some(({ capital, mixed, digits }) => capital || mixed || digits);
}
