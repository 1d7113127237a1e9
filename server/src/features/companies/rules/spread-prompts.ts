import { isSameMarket, type Market } from '@citato/contract';

/** A prompt as it is asked for: with all its markets. */
export interface WantedPrompt {
  readonly text: string;
  readonly persona?: string | null | undefined;
  readonly markets?: readonly Market[] | undefined;
  /** The names of its labels. */
  readonly labels?: readonly string[] | undefined;
}

/** A prompt to be written: of one market. */
export interface NewPrompt {
  readonly text: string;
  readonly persona: string | null;
  /** Null: its company's. */
  readonly market: Market | null;
  /** The place of what it was asked for as. */
  readonly place: number;
}

/** One prompt for every market of a question, side by side. One of the company's own market follows its company's. */
export function spreadOverMarkets(
  wanted: readonly WantedPrompt[],
  company: { readonly market: Market },
): NewPrompt[] {
  return wanted.flatMap(({ text, persona, markets = [company.market] }, place) =>
    markets.map((market) => ({
      text,
      persona: takePersona(persona),
      market: toOwnMarket(market, company),
      place,
    })),
  );
}

/** An empty persona is none. */
export function takePersona(persona: string | null | undefined): string | null {
  return persona === undefined || persona === '' ? null : persona;
}

/** The market a prompt keeps for itself: none where it is its company's. */
export function toOwnMarket(market: Market | null, company: { readonly market: Market }): Market | null {
  return market === null || isSameMarket(market, company.market) ? null : market;
}
