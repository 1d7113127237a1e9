/** What a message to a chat says, whichever it is; each shows it with the means it has. */
export interface ChannelNote {
  /** A sentence with the company's name. */
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Of an answer: foreign text. */
  readonly quote: { readonly text: string; readonly source: string } | null;
  readonly links: readonly { readonly label: string; readonly link: string }[];
  /** Of several alerts in one message: each of them. */
  readonly items: readonly ChannelItem[];
  /** What was compared. */
  readonly context: string | null;
  readonly impact: 'up' | 'down' | 'service';
}

export interface ChannelItem {
  readonly title: string;
  readonly text: string;
  readonly links: ChannelNote['links'];
}

/** A quotation is an example: of a longer one the beginning is enough. */
export const MAX_QUOTE = 300;

/** Foreign text without what a chat would make a link, a call or a command of. */
export function disarm(text: string): string {
  return text.replace(/\b([a-z][a-z\d+.-]*):\/\//gi, '$1: //').replace(/@(?=\w)/g, '@\u200B');
}
