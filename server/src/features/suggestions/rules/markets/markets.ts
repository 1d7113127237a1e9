import business from './market-words-business.json' with { type: 'json' };
import everyday from './market-words-everyday.json' with { type: 'json' };
import goingOut from './market-words-going-out.json' with { type: 'json' };
import health from './market-words-health.json' with { type: 'json' };
import home from './market-words-home.json' with { type: 'json' };
import neighbourhood from './market-words-neighbourhood.json' with { type: 'json' };
import shopping from './market-words-shopping.json' with { type: 'json' };

/**
 * How customers reach an offer: they go there (venue), call a person (professional), choose a provider (service) or a
 * program (software), or buy a brand (product) somewhere (shop).
 */
const MARKET_KINDS = ['venue', 'professional', 'service', 'software', 'product', 'shop'] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];
export type Gender = 'm' | 'f';

/** Who asks, or what for. */
export interface Need {
  readonly phrase: string;
  /** Only for a company whose page holds one of these words. Empty: for every company. */
  readonly when: readonly string[];
}

/** The Italian words of one market, as its customers use them. */
export interface Market {
  readonly id: string;
  readonly kind: MarketKind;
  readonly gender: Gender;
  /** Singular and plural without article: "studio legale", "studi legali". */
  readonly one: string;
  readonly many: string;
  /** Words that point to this market; `fattur*` stands for every word that begins so. */
  readonly words: readonly string[];
  /** Read after "per": who asks, or what for. At least three that anybody may have. */
  readonly needs: readonly Need[];
  /** What is sold, read after "per" with its article, and the words of a page that show it. At least three. */
  readonly offers: readonly { readonly words: readonly string[]; readonly phrase: string }[];
  /** Brands every customer knows; they look for alternatives to them. */
  readonly leaders: readonly string[];
  /** What its makers are called, where "marche di …" would not be said; else null. */
  readonly makers: { readonly gender: Gender; readonly many: string } | null;
}

interface MarketRow {
  id: string;
  kind: string;
  gender: string;
  one: string;
  many: string;
  words: string[];
  needs: (string | Need)[];
  offers: { words: string[]; phrase: string }[];
  leaders?: string[];
  makers?: { gender: string; many: string };
}

export const MARKETS: readonly Market[] = [
  ...neighbourhood,
  ...goingOut,
  ...health,
  ...home,
  ...business,
  ...shopping,
  ...everyday,
].map(readRow);

function readRow({ kind, gender, leaders = [], makers, needs, ...row }: MarketRow): Market {
  const known = MARKET_KINDS.find((name) => name === kind);
  if (known === undefined) throw new Error(`The market ${row.id} has no known kind.`);
  return {
    ...row,
    needs: needs.map((need) => (typeof need === 'string' ? { phrase: need, when: [] } : need)),
    kind: known,
    gender: toGender(gender),
    leaders,
    makers: makers ? { many: makers.many, gender: toGender(makers.gender) } : null,
  };
}

function toGender(letter: string): Gender {
  return letter === 'f' ? 'f' : 'm';
}
