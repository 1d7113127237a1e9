import { DEFAULT_MARKET, type NamedMarket } from './market.ts';

/** Who asks a question and where. */
interface Asked {
  readonly persona: string | null;
  readonly market: NamedMarket;
}

/** A market that is said: all but the one every question is asked in. */
function sayMarket({ country, language, place, name }: NamedMarket): string[] {
  const { country: usual, language: spoken } = DEFAULT_MARKET;
  return country === usual && language === spoken && place === null ? [] : [name];
}

/** Who asks and where, under a question; null where nobody says who and it is asked in Italy, in Italian. */
export function sayAsked({ persona, market }: Asked): string | null {
  const parts = [...sayMarket(market), ...(persona === null ? [] : [`chi chiede: «${persona}»`])];
  return parts.length === 0 ? null : parts.join(' · ');
}

/** A question within a sentence or a list: with its market and who asks, whole, since two may begin alike. */
export function nameQuestion({ text, persona, market }: Asked & { readonly text: string }): string {
  const parts = [...sayMarket(market), ...(persona === null ? [] : [`chi chiede: ${persona}`])];
  return parts.length === 0 ? text : `${text} (${parts.join(' · ')})`;
}
