import { inTown, withBest, withBestPlural, withIndefinite, withTo } from './italian.ts';
import type { Market, MarketKind } from '../rules/markets/markets.ts';

/** One market as one company sells in it. */
export interface Subject {
  readonly market: Market;
  /** Null: the company has no town, or it is not known. */
  readonly town: string | null;
  /** Who may ask for it, read after "per". */
  readonly needs: readonly string[];
  /** What this company offers, most telling first, each read after "per". At least one. */
  readonly offers: readonly string[];
}

interface Words {
  readonly one: string;
  readonly many: string;
  readonly anyOne: string;
  readonly best: string;
  readonly bestOnes: string;
  readonly makers: string;
  /** The makers in one word: marche. */
  readonly brands: string;
  readonly bestMakers: string;
  readonly italian: string;
  /** ` a Padova`, or nothing. */
  readonly there: string;
  /** ` a Padova`, or ` in Italia`. */
  readonly around: string;
  readonly needs: readonly [string, string, string];
  readonly offers: readonly [string, string, ...string[]];
  readonly leaders: readonly string[];
}

/** Questions as customers type them, about this offer, the most different ones first. */
export function composeQuestions(subject: Subject): string[] {
  return PATTERNS[subject.market.kind](chooseWords(subject));
}

function chooseWords({ market, town, needs, offers }: Subject): Words {
  const { one, many, gender, leaders } = market;
  const makers = market.makers ?? { many: `marche di ${many}`, gender: 'f' };
  const [first = many, second = first, ...rest] = offers;
  const [who = 'chi sceglie per la prima volta', what = who, whom = what] = needs;
  const there = town === null ? '' : ` ${inTown(town)}`;
  return {
    one,
    many,
    anyOne: withIndefinite({ noun: one, gender }),
    best: withBest({ noun: one, gender }),
    bestOnes: withBestPlural({ noun: many, gender }),
    makers: makers.many,
    brands: makers.many.replace(/ .*$/, ''),
    bestMakers: withBestPlural({ noun: makers.many, gender: makers.gender }),
    italian: makers.gender === 'f' ? 'italiane' : 'italiani',
    there,
    around: there || ' in Italia',
    needs: [who, what, whom],
    offers: [first, second, ...rest],
    leaders,
  };
}

const PATTERNS: Record<MarketKind, (words: Words) => string[]> = {
  venue: ({ best, bestOnes, many, there, around, needs, offers }) => [
    `Qual è ${best}${around} per ${needs[0]}?`,
    `Dove mi consigli di andare${there} per ${offers[0]}?`,
    `Quali ${many}${around} hanno il miglior rapporto qualità-prezzo?`,
    `Quanto si spende${there} per ${offers[0]}?`,
    `Quali sono ${bestOnes}${around} per ${offers[1]}?`,
    `Quali ${many} mi consigli${there} per ${needs[1]}?`,
    `Quali ${many}${around} hanno le recensioni migliori?`,
    ...offers.slice(2).map((offer) => `Dove mi consigli di andare${there} per ${offer}?`),
    `Quali sono ${bestOnes}${around}?`,
    `Quanto si spende${there} per ${offers[1]}?`,
    `Quali ${many}${around} vanno bene per ${needs[2]}?`,
  ],
  professional: ({ anyOne, best, bestOnes, many, there, around, needs, offers }) => [
    there === '' ? `Come scelgo ${anyOne} per ${needs[0]}?` : `Qual è ${best}${there} per ${needs[0]}?`,
    `A chi mi rivolgo${there} per ${offers[0]}?`,
    `Quanto si spende${there} per ${offers[1]}?`,
    `Quali ${many} mi consigli${there} per ${needs[1]}?`,
    `Quali ${many}${around} hanno le recensioni migliori?`,
    `Quali sono ${bestOnes}${around} per ${offers[1]}?`,
    `Quali ${many}${around} hanno il miglior rapporto qualità-prezzo?`,
    ...offers.slice(2).map((offer) => `A chi mi rivolgo${there} per ${offer}?`),
    `Quanto si spende${there} per ${offers[0]}?`,
    `Quali sono ${bestOnes}${around}?`,
    `Quali ${many} mi consigli${there} per ${needs[2]}?`,
  ],
  service: ({ one, bestOnes, best, many, around, needs, offers, leaders }) => [
    `Qual è ${best}${around} per ${needs[0]}?`,
    `Quale ${one} scegliere per ${offers[0]}?`,
    ...leaders.slice(0, 1).map((leader) => `Quali sono le migliori alternative ${withTo(leader)}?`),
    `Quali ${many} hanno i costi più bassi per ${needs[1]}?`,
    `Quali ${many} mi consigli per ${offers[1]}?`,
    `Quali ${many}${around} hanno il miglior servizio clienti?`,
    ...offers.slice(2).map((offer) => `Quale ${one} scegliere per ${offer}?`),
    `Quali sono ${bestOnes}${around}?`,
    ...leaders.slice(1).map((leader) => `${leader} o altri: quali ${many} convengono di più?`),
    `Quali ${many}${around} hanno le recensioni migliori?`,
    `Quali ${many} vanno bene per ${needs[2]}?`,
    `Quali sono ${bestOnes} per ${offers[0]}?`,
  ],
  software: ({ one, anyOne, best, bestOnes, many, needs, offers, leaders }) => [
    `Qual è ${best} per ${needs[0]}?`,
    `Quale ${one} scegliere per ${offers[0]}?`,
    ...leaders.slice(0, 1).map((leader) => `Quali sono le migliori alternative ${withTo(leader)}?`),
    `Quali ${many} sono più facili da usare per ${needs[1]}?`,
    `Quanto costa ${anyOne} per ${needs[2]}?`,
    `Quali ${many} mi consigli per ${offers[1]}?`,
    `Quali ${many} hanno il miglior rapporto qualità-prezzo?`,
    ...offers.slice(2).map((offer) => `Quale ${one} scegliere per ${offer}?`),
    `Quali sono ${bestOnes} in italiano?`,
    ...leaders.slice(1).map((leader) => `${leader} o altri: quali ${many} convengono di più?`),
    `Quali ${many} offrono la migliore assistenza?`,
    `Quali ${many} vanno bene per ${needs[2]}?`,
  ],
  product: ({ bestMakers, makers, brands, italian, there, needs, offers, leaders }) => [
    `Quali sono ${bestMakers} per ${needs[0]}?`,
    `Dove conviene comprare ${offers[0]}${there}?`,
    `Quali ${brands} consigli per ${offers[1]}?`,
    `Quanto si spende per ${offers[0]}?`,
    ...leaders.slice(0, 1).map((leader) => `Quali sono le migliori alternative ${withTo(leader)}?`),
    `Quali ${makers} hanno il miglior rapporto qualità-prezzo?`,
    `Quali sono ${bestMakers.replace(/^\S+ migliori \S+/, (start) => `${start} ${italian}`)}?`,
    ...offers.slice(2).map((offer) => `Quali ${brands} consigli per ${offer}?`),
    `Quali ${makers} mi consigli per ${needs[1]}?`,
    `Dove conviene comprare ${offers[1]}${there}?`,
    `Quali ${makers} hanno le recensioni migliori?`,
    `Quali ${makers} vanno bene per ${needs[2]}?`,
  ],
  shop: ({ best, bestOnes, many, there, around, needs, offers, leaders }) => [
    `Qual è ${best}${around} per ${needs[0]}?`,
    `Dove conviene comprare ${offers[0]}${there}?`,
    ...leaders.slice(0, 1).map((leader) => `Quali sono le migliori alternative ${withTo(leader)}?`),
    `Quali ${many}${around} hanno i prezzi più bassi?`,
    `Dove conviene comprare ${offers[1]}${there}?`,
    `Quali ${many}${around} hanno le recensioni migliori?`,
    ...offers.slice(2).map((offer) => `Dove conviene comprare ${offer}${there}?`),
    `Quali ${many} mi consigli per ${needs[1]}?`,
    `Quali sono ${bestOnes}${around}?`,
    `Quanto si spende per ${offers[0]}?`,
    `Quali ${many} vanno bene per ${needs[2]}?`,
  ],
};
