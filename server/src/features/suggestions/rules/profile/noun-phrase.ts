import { toPlainText } from '../plain-text.ts';
import words from './addressing-words.json' with { type: 'json' };

const toSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ').map((word) => toPlainText(word).trim())));

const SECOND_PERSON = toSet(words.secondPerson);
const META = toSet(words.meta);
const LINKING = toSet(words.linking);
const NOUNS_TOO = toSet(words.nounsToo);
const ARTICLES = toSet(words.articles);
const BEFORE_ARTICLES = toSet(words.beforeArticles);
const PRONOUNS = 'mi ci ti vi lo la li ne gli melo mela celo cela tela telo glielo'.split(' ');
const CONJUGATED = words.infinitives.flatMap((line) => line.split(' ').map(conjugate));
const DEMANDS: ReadonlySet<string> = new Set([
  ...toSet(words.irregular),
  ...toSet(words.english),
  ...CONJUGATED.flatMap(({ demands }) => demands),
]);
const PARTICIPLES_TOO: ReadonlySet<string> = new Set(CONJUGATED.map(({ toMany }) => toMany));

const LETTERS = /^[\p{L} ’'&-]+$/u;
const MAX_WORDS = 6;

/**
 * Whether a text from a foreign page can stand in a question as what somebody offers: letters alone, at most six words,
 * nouns and linking words. No address to the reader, no demand, nothing about the conversation itself: "bulloni in
 * titanio", never "scrivi il tuo prompt".
 */
export function isNounPhrase(text: string): boolean {
  if (!LETTERS.test(text)) return false;
  const parts = toPlainText(text).trim().split(' ');
  const [first = ''] = parts;
  if (parts.length > MAX_WORDS || LINKING.has(first) || LINKING.has(parts.at(-1) ?? '')) return false;
  return parts.every(
    (word, index) =>
      !SECOND_PERSON.has(word) &&
      !META.has(word) &&
      !isDemand(word, index === 0) &&
      (!ARTICLES.has(word) || BEFORE_ARTICLES.has(parts[index - 1] ?? '')),
  );
}

/** Whether a text speaks to its reader, or of the conversation: then no name and no place is taken from it. */
export function speaksToReader(text: string): boolean {
  return toPlainText(text)
    .trim()
    .split(' ')
    .some((word) => SECOND_PERSON.has(word) || META.has(word) || isDemand(word, true));
}

/** A verb that asks for something. "Stampa digitale" is a thing, and "uve selezionate" is no request. */
function isDemand(word: string, isFirst: boolean): boolean {
  if (NOUNS_TOO.has(word) || LINKING.has(word)) return false;
  return DEMANDS.has(word) || (isFirst && PARTICIPLES_TOO.has(word));
}

interface Forms {
  readonly demands: readonly string[];
  /** Imperative plural: scrivete, selezionate; half of them are participles as well. */
  readonly toMany: string;
}

/** Verb forms that address somebody: scrivi, scriviamo, scrivere, scrivendo, also with a pronoun attached. */
function conjugate(infinitive: string): Forms {
  const stem = infinitive.slice(0, -3);
  const vowel = infinitive.at(-3) ?? '';
  const one = `${stem}${vowel === 'a' ? 'a' : 'i'}`;
  const toMany = `${stem}${vowel}te`;
  const gerund = `${stem}${vowel === 'a' ? 'a' : 'e'}ndo`;
  const forms = [
    one,
    `${stem}iamo`,
    infinitive.slice(0, -1),
    gerund,
    ...(vowel === 'i' ? [`${stem}isci`] : []),
  ];
  const withPronouns = [...forms, toMany].flatMap((form) => PRONOUNS.map((pronoun) => `${form}${pronoun}`));
  return { demands: [...forms, infinitive, ...withPronouns], toMany };
}
