import { siteWords } from '#lib/sites/site';
import { toPlainText } from './plain-text.ts';
import type { CompanyDigest } from './site-digest.ts';
import towns from './towns.json' with { type: 'json' };

/** A postal code, a town, a province in brackets: `60121 Ancona (AN)`. */
const ADDRESS = /\b\d{5}\s+(\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+){0,3})\s*[(,–-]\s*[A-Z]{2}\b/u;
const LONGEST_TOWN = 40;

/** Where a company is at home: by its stated address, its own words, or the address on its page. */
export function findTown({ name, websiteUrl, description, site }: CompanyDigest): string | null {
  const stated = site?.facts.locality ?? null;
  if (stated !== null && /^\p{Lu}[\p{L}’' -]+$/u.test(stated) && stated.length <= LONGEST_TOWN) return stated;
  const own = [name, description, siteWords(websiteUrl), site?.title, site?.description, site?.headings[0]];
  const plain = toPlainText(own.filter((text) => typeof text === 'string').join(' '));
  const named = towns.filter((town) => plain.includes(toPlainText(town)));
  // A company that names several towns is at home in none of them.
  if (named.length === 1) return named[0] ?? null;
  return ADDRESS.exec(site?.text ?? '')?.[1] ?? null;
}
