import { siteWords } from '#lib/sites/site';
import type { Market } from './markets/markets.ts';
import { holdsWord, toPlainText } from './plain-text.ts';
import type { CompanyDigest } from './site-digest.ts';

const MAX_OFFERS = 5;
const USUAL_OFFERS = 2;

/** What of its market a company sells, most telling first; what is usual there when nothing says. */
export function chooseOffers({ market, company }: { market: Market; company: CompanyDigest }): string[] {
  const { name, websiteUrl, description, site } = company;
  const own = join([name, siteWords(websiteUrl), description, site?.title, site?.description]);
  const page = join([site?.headings.join(' '), site?.facts.keywords.join(' '), site?.facts.offers.join(' ')]);
  const text = join([site?.text]);
  const scored = market.offers.map(({ phrase, words }) => ({
    phrase,
    score: words.reduce(
      (sum, word) =>
        sum +
        (holdsWord(own, word) ? 4 : 0) +
        (holdsWord(page, word) ? 2 : 0) +
        (holdsWord(text, word) ? 1 : 0),
      0,
    ),
  }));
  const shown = scored.filter(({ score }) => score > 0).sort((left, right) => right.score - left.score);
  const chosen = shown.length > 0 ? shown.slice(0, MAX_OFFERS) : scored.slice(0, USUAL_OFFERS);
  return chosen.map(({ phrase }) => phrase);
}

function join(texts: readonly (string | null | undefined)[]): string {
  return toPlainText(texts.filter((text) => typeof text === 'string').join(' '));
}
