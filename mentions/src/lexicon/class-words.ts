import type { Word } from '../document/text/words.ts';
import { flagIn, flagOf } from '../document/text/spelling.ts';
import { wordsOf } from './grammar.ts';
import { algorithms, breeds, garments, substances } from './index.ts';

const SUBSTANCE_OPENING =
  /^(?:benzo|butyl|ethyl|ferment|hydroly[sz]|hydroxy|isoprop|methyl|phenyl|poly(?:ethyl|glyc|phos|propyl|quat|sorb)|propyl|tocopher|trigly)\p{L}{3,}/u;
const SUBSTANCE_ENDING =
  /(?:^|\p{L}{2})(?:acetate|anisole|ascorbate|benzo(?:ate|ato)|carbonat[eo]|carotene|chloride|cianato|citrat[eo]|clorur[oi]|cyanate|dextrin|dioxide|flavonoids?|fluoride|fluoruro|fosfat[oi]|gallate|glicina(?:to)?|glicole|gluconate?|gluconato|glutamate?|glycer(?:ides?|ol)|glyc(?:inate|ol)|hidr[oa]to|hydroxide|lactate|lecithin|methicone|nicotinate|nitrat[eo]|nitrit[eo]|ossido|oxidos?|oxides?|palmitate|paraben[si]?|peptid[ei]s?|phenol|phosphates?|phthalates?|picolinate|retinoids?|siloxane|sorbat[eo]|stearate|sulf[ai]t[eo]s?|sulphates?|tocopher(?:ol|yl)s?|toluene|xanthin)$/u;
const PLURAL = /s$/u;
// "Citric Acid", "Rosemary Extract", "acido citrico", "Vitamin C".
const closesClass = flagIn(wordsOf('classClosings'));
const opensClass = flagIn(wordsOf('classOpenings'));
const isVitamin = flagIn(wordsOf('vitamins'));
const VITAMIN_LETTER = /^[a-k]\d{0,2}$/u;

/** A chemical by its form: "hydroxyanisole", "benzoato". */
const isChemical = (word: string): boolean => SUBSTANCE_ENDING.test(word) || SUBSTANCE_OPENING.test(word);

const namesChemical = flagOf(({ folded }) => isChemical(folded));

const isBreed = (word: string): boolean => breeds.has(word) || breeds.has(word.replace(PLURAL, ''));

/** A member of a class whose members are no companies: a substance, an algorithm, a breed, a garment. */
export const isClassWord = (word: string): boolean =>
  substances.has(word) || algorithms.has(word) || garments.has(word) || isBreed(word) || isChemical(word);

/** Whether several words together name a member of such a class: "Rosemary Extract", "Vitamin C". */
export function isClassPhrase(words: readonly Word[]): boolean {
  const [first, second] = words;
  const last = words.at(-1);
  if (first === undefined || second === undefined || last === undefined) return false;
  if (closesClass(last.spelling) || opensClass(first.spelling) || namesChemical(last.spelling)) return true;
  return isVitamin(first.spelling) && VITAMIN_LETTER.test(second.folded);
}
