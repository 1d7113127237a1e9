import { siteWords } from '#lib/sites/site';
import { findStatedOffer } from '../profile/find-offer-phrases.ts';
import { type Market, MARKETS } from './markets.ts';
import { holdsWord, toPlainText } from '../plain-text.ts';
import schemaMarkets from './schema-markets.json' with { type: 'json' };
import type { CompanyDigest } from '../site-digest.ts';

/** Points for naming a trade in one of the places where a company says what it is. */
const MIN_STATED = 3;
/** Points the rest of the page needs where none of these places names a trade, and the lead it needs. */
const MIN_SHOWN = 4;
const LEAD = 1.5;
const SCHEMA_WEIGHT = 6;
const FIRST_IN_TITLE = 2;
/** Words written together in a domain are found when they are this long: `trattoriaaurora`. */
const MIN_GLUED_LENGTH = 6;

/** Customers of a company are not its market: "software per studi legali", "a due passi dal ristorante". */
const CUSTOMERS =
  /\b(?:per|dedicat[oaie] a\w*|rivolt[oaie] a\w*|insieme (?:a\w*|con)|in collaborazione con|a due passi da\w*|vicin[oaie] a\w*)\s[^.;:!?|()\u2013\u2014]*/giu;

const MARKET_OF_SCHEMA = new Map<string, string>(Object.entries(schemaMarkets));

interface Passage {
  readonly text: string;
  readonly weight: number;
}

/** A market's word in a passage. */
interface Match {
  readonly market: Market;
  readonly word: string;
}

/**
 * The market a company sells in. What it calls itself decides: its user's words, the types and the name it gives to
 * machines, title, first heading and description. The rest of the page speaks of customers, partners and neighbours,
 * too: it only settles a tie, and names a market alone when it says so more than once and of no other. Else null.
 */
export function recogniseMarket(company: CompanyDigest): Market | null {
  const stated = scorePassages(listStated(company));
  const shown = scorePassages(listShown(company));
  const glued = toPlainText(siteWords(company.websiteUrl)).replaceAll(' ', '');
  const first = findFirst(company.site?.title ?? '');
  const scores = MARKETS.map((market) => {
    const own = (stated.get(market) ?? 0) + scoreGlued(market, glued) + scoreSchema(market, company);
    return {
      market,
      stated: own + (market === first ? FIRST_IN_TITLE : 0),
      shown: shown.get(market) ?? 0,
    };
  });
  const [named] = scores
    .filter((score) => score.stated >= MIN_STATED)
    .sort((a, b) => b.stated - a.stated || b.shown - a.shown);
  if (named !== undefined) return named.market;
  const [best, second] = scores.sort((a, b) => b.shown - a.shown);
  if (best === undefined || best.shown < MIN_SHOWN || best.shown < (second?.shown ?? 0) * LEAD) return null;
  return best.market;
}

/** Where a company says what it is. */
function listStated({ name, websiteUrl, description, site }: CompanyDigest): Passage[] {
  const facts = site?.facts;
  return toPassages([
    [description === null ? null : findStatedOffer(description), 5],
    [site?.title, 4],
    [name, 4],
    [facts?.name, 4],
    [site?.siteName, 4],
    [siteWords(websiteUrl), 4],
    [facts?.kinds.map(splitWords).join(' '), 4],
    [site?.headings[0], 4],
    [site?.description, 3],
    [facts?.description, 3],
  ]);
}

/** Where it writes of other things as well. */
function listShown({ site }: CompanyDigest): Passage[] {
  const facts = site?.facts;
  return toPassages([
    [facts?.keywords.join(' · '), 2],
    [facts?.offers.join(' · '), 2],
    [site?.headings.slice(1).join(' · '), 2],
    [site?.text, 1],
  ]);
}

function toPassages(texts: readonly [string | null | undefined, number][]): Passage[] {
  return texts.flatMap(([text, weight]) => (text ? [{ text, weight }] : []));
}

/** In each passage the first word of a market counts in full, every other one half; phrases tell more than words. */
function scorePassages(passages: readonly Passage[]): Map<Market, number> {
  const scores = new Map<Market, number>();
  for (const { text, weight } of passages) {
    const seen = new Set<Market>();
    const matches = matchWords(text).sort((a, b) => b.word.length - a.word.length);
    for (const { market, word } of matches) {
      const share = seen.has(market) ? 0.5 : 1;
      seen.add(market);
      const tells = Math.sqrt(word.split(' ').length) * weight * share;
      scores.set(market, (scores.get(market) ?? 0) + tells);
    }
  }
  return scores;
}

/** The words of all markets in a text; one that only stands within another's phrase is not meant ("scuola di danza"). */
function matchWords(text: string): Match[] {
  const whole = toPlainText(text);
  const own = toPlainText(text.replace(CUSTOMERS, ' '));
  const matches = MARKETS.flatMap((market) =>
    market.words
      .filter((word) => holdsWord(word.includes(' per ') ? whole : own, word))
      .map((word) => ({ market, word })),
  );
  const phrases = matches.filter(({ word }) => word.includes(' '));
  return matches.filter(({ word }) => {
    const longer = phrases.filter((other) => other.word !== word && holdsWord(toPlainText(other.word), word));
    const rest = longer.reduce((left, other) => left.replaceAll(toPlainText(other.word).trim(), ' '), own);
    return longer.length === 0 || holdsWord(rest, word);
  });
}

function scoreGlued({ words }: Market, glued: string): number {
  const stems = words.map((word) => word.replace('*', '').replaceAll(' ', ''));
  return stems.some((stem) => stem.length >= MIN_GLUED_LENGTH && glued.includes(stem)) ? MIN_STATED : 0;
}

function scoreSchema(market: Market, { site }: CompanyDigest): number {
  return site?.facts.kinds.some((kind) => MARKET_OF_SCHEMA.get(kind) === market.id) ? SCHEMA_WEIGHT : 0;
}

/** The market whose word stands first: a title names the trade first. */
function findFirst(title: string): Market | null {
  const plain = toPlainText(title);
  const [first] = matchWords(title)
    .map(({ market, word }) => ({ market, at: plain.indexOf(toPlainText(word).trimEnd()) }))
    .sort((a, b) => a.at - b.at);
  return first?.market ?? null;
}

/** `MedicalClinic` → `Medical Clinic`. */
function splitWords(kind: string): string {
  return kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
