/** What every valid reply says, whatever its protocol. */
export const SAID = 'Per cominciare guarderei **Zefirando** [1], poi Lanternia [2].';
export const PAGES = ['https://zefirando.example/prova', 'https://lanternia.example/prova'] as const;
export const MODEL = 'un-modello-2026-11-01';

export type Step = string | number;

/**
 * What is lost with a field that cannot be read: a page by its place, all of them, the answer, or a part of what it
 * consumed.
 */
export type Loss = { readonly page: 0 | 1 } | 'pages' | 'answer' | 'cost' | 'pages and cost';

interface KnownObject {
  readonly path: readonly Step[];
  /** The fields that are read, each with what is lost where it cannot be. */
  readonly read: Readonly<Record<string, Loss | null>>;
  /** Others that a provider sends, of which none is needed. */
  readonly unread?: readonly string[];
}

interface KnownList {
  readonly path: readonly Step[];
  /** Where its entries have their type: an unknown one stands beside the known. */
  readonly unknown: unknown;
}

export interface ValidReply {
  readonly body: unknown;
  readonly objects: readonly KnownObject[];
  readonly lists: readonly KnownList[];
}

/** An entry nobody knows. */
export const UNKNOWN = { type: 'something_of_2027', id: 'x_1', value: { score: 0.5 } };
