import { companyOf } from '../catalogue/index.ts';
import type { Brand, KnownCompany, Language } from '../extraction.ts';
import { isAnd, productWords, wordList } from '../lexicon/index.ts';
import { isCommonWord } from '../lexicon/word-kinds.ts';
import { identityKey, nameWords } from '../linking/identity.ts';
import type { GroundedCompany } from '../recognizers/model/ground-report.ts';

const tradeClosings = wordList('tradeClosings');

/**
 * "Shopify Payments" beside "Shopify": of two names the model gives, the longer is the other's product when all it adds
 * says what is sold. One company, which a product counts for. A name the catalogue knows by itself stays another.
 */
export function joinProducts(grounded: readonly GroundedCompany[]): KnownCompany[] {
  const joined = new Map<GroundedCompany, string[]>();
  for (const company of grounded.toSorted((a, b) => a.name.length - b.name.length)) {
    const isProduct = ({ name }: GroundedCompany): boolean => isProductName(wordsBehind(company.name, name));
    const maker = isCatalogued(company.name) ? undefined : [...joined.keys()].find(isProduct);
    if (maker === undefined) joined.set(company, []);
    else joined.get(maker)?.push(company.name);
  }
  return [...joined].map(([{ name }, aliases]) => ({ name, aliases }));
}

/**
 * "Correos Express" where the user's brand is Correos and the answer names it no other way: the brand's, when the name
 * adds what is sold or how such a firm is called ("Barabino & Partners"), for a company of the catalogue any everyday
 * word. "Alpha Test" stays another company than Alpha.
 */
export function namesOfBrand(
  { name }: Brand,
  grounded: readonly GroundedCompany[],
  language: Language,
): string[] {
  const saysWhat = (word: string): boolean =>
    word.length > 1 && (productWords.has(word) || isCommonWord(word, language));
  const names = grounded.map((company) => company.name);
  return names.filter((longer) => {
    const rest = wordsBehind(longer, name);
    if (rest === null) return false;
    if (rest.every((word) => isAnd(word) || tradeClosings.has(word))) return true;
    if (isCatalogued(longer)) return false;
    return isProductName(rest) || (isCatalogued(name) && rest.every(saysWhat));
  });
}

const isCatalogued = (name: string): boolean => companyOf(identityKey(name)) !== null;

/** What a name adds to another that opens it, null when none does. */
function wordsBehind(name: string, opening: string): string[] | null {
  const [words, opens] = [nameWords(name), nameWords(opening)];
  if (opens.length === 0 || words.length <= opens.length) return null;
  return opens.every((word, index) => words[index] === word) ? words.slice(opens.length) : null;
}

const isProductName = (rest: readonly string[] | null): boolean =>
  rest?.every((word) => productWords.has(word)) === true;
