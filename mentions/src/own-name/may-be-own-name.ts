import { fold } from '../document/spelling.ts';
import { articles, productWords, tradeWords } from '../lexicon/index.ts';
import { areOneCompany } from '../catalogue/index.ts';
import { identityKey, mayBeProposed, nameWords } from '../linking/identity.ts';
import { withoutLegalForm } from '../linking/legal-forms.ts';

/** Shorter names differ by one letter and are two companies: Lidia, Lidl. */
const MIN_MISSPELT = 7;

/**
 * Whether a name that answers write probably means the own company, so that its user is asked: its telling words without
 * the trade ("Ponteverde" for "Ponteverde CRM"), with a trade or product word more, or one letter off. What is one
 * company by its spelling needs no question, and what the catalogue knows as two is not asked.
 */
export function mayBeOwnName({ name, own }: { name: string; own: string }): boolean {
  if (!mayBeProposed(name) || areOneCompany(name, own) !== null) return false;
  const [written, wanted] = [tellingWords(name), tellingWords(own)];
  if (written.length === 0 || wanted.length === 0) return false;
  if (written.join('') === wanted.join('')) return true;
  const [one, other] = [identityKey(name), identityKey(own)];
  return Math.min(one.length, other.length) >= MIN_MISSPELT && isOneLetterOff(one, other);
}

/** What tells a name from others: neither articles nor what business it is. */
const tellingWords = (name: string): readonly string[] =>
  nameWords(withoutLegalForm(name))
    .map(fold)
    .filter((word) => !articles.has(word) && !tradeWords.has(word) && !productWords.has(word));

/** One letter more, less, or another. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
