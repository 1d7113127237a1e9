import type { Topic } from './topics.ts';
import care from './trades/care.json' with { type: 'json' };
import kinds from './trades/kinds.json' with { type: 'json' };
import neighbourhood from './trades/neighbourhood.json' with { type: 'json' };
import professionals from './trades/professionals.json' with { type: 'json' };

/** A trade that people look for where they live: an architect, a bakery. */
export interface Trade {
  readonly topic: Topic;
  /** Words that name who is looked for; `architett*` matches every word that begins so. */
  readonly names: readonly string[];
  /** What is asked of it; the same is asked of other trades, so it counts less than the name. */
  readonly offers: readonly string[];
}

interface TradeRow {
  id: string;
  kind: string;
  thing: string;
  things: string;
  /** What its invented companies are called by, before a name that exists nowhere. */
  sign: string;
  names: string[];
  offers: string[];
  buyers: string[];
  familiar: string[];
}

const { stems, ...KINDS } = kinds;

function toTrade({ id, kind, sign, names, offers, ...words }: TradeRow): Trade {
  const known = Object.entries(KINDS).find(([name]) => name === kind);
  if (known === undefined) throw new Error(`The trade ${id} is of no known kind.`);
  const [, { criteria, ...judgements }] = known;
  const fictional = stems.map((stem) => `${sign} ${stem}`);
  return {
    topic: { ...words, id, sector: null, keywords: [], criteria, group: { ...judgements, fictional } },
    names,
    offers,
  };
}

/** Only its familiar names are named in the answers: the catalogue's sectors are wider than a trade. */
export const TRADES: readonly Trade[] = [...neighbourhood, ...care, ...professionals].map(toTrade);
