import { siteWords } from '#lib/sites/site';
import { toPlainText } from '../plain-text.ts';
import type { CompanyDigest } from '../site-digest.ts';
import { speaksToReader } from './noun-phrase.ts';
import towns from './towns.json' with { type: 'json' };

/** A postal code, a town, a province in brackets: `60121 Ancona (AN)`. */
const ADDRESS = /\b\d{5}\s+(\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+){0,3})\s*[(,–-]\s*[A-Z]{2}\b/u;
const MAX_TOWN_LENGTH = 40;
const MAX_WORDS = 5;
const TOWN_WORD = /^(?:(?:d|l|nell|dell|all|sull)['’])?\p{Lu}[\p{L}’']*$/u;
const LINK = /^(?:di|del|della|dei|d|in|nel|nella|al|alla|a|sul|sulla|sull|e|con|da|de|san|lo|la|il|le)$/i;

/** The town of a company: by its stated address, its own words, or the address on its page. */
export function findTown({ name, websiteUrl, description, site }: CompanyDigest): string | null {
  const stated = site?.facts.locality ?? null;
  if (stated !== null && couldBeTown(stated)) return stated;
  const own = [name, description, siteWords(websiteUrl), site?.title, site?.description, site?.headings[0]];
  const plain = toPlainText(own.filter((text) => typeof text === 'string').join(' '));
  const named = towns.filter((town) => plain.includes(toPlainText(town)));
  // A company that names several towns has no town of its own.
  if (named.length === 1) return named[0] ?? null;
  const address = ADDRESS.exec(site?.text ?? '')?.[1] ?? null;
  return address !== null && couldBeTown(address) ? address : null;
}

/** Foreign text that is put into questions unchanged: the name of a place, capitalised except for linking words. */
function couldBeTown(text: string): boolean {
  const words = text.split(/[ -]/);
  return (
    text.length <= MAX_TOWN_LENGTH &&
    words.length <= MAX_WORDS &&
    words.every((word, index) => TOWN_WORD.test(word) || (index > 0 && LINK.test(word))) &&
    !speaksToReader(text)
  );
}
