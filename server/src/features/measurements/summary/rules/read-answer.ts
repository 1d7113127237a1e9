import type { EngineId, Tone } from '@citato/contract';

/** One ok answer in scope as it was read. */
export interface ReadAnswer {
  readonly id: string;
  readonly engine: EngineId;
  readonly createdAt: Date;
  readonly mentions: readonly ReadMention[];
  readonly citations: readonly ReadCitation[];
}

interface ReadCitation {
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
  /** False: only the text links it, the engine does not cite it. */
  readonly namedByEngine: boolean;
}

export interface ReadMention {
  readonly companyKey: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly position: number;
  readonly sentiment: Tone | null;
  readonly aspects: readonly { readonly label: string; readonly tone: Tone }[];
  readonly spans: readonly { readonly start: number; readonly end: number; readonly tone: Tone | null }[];
}

/** What an answer says of the own company; null when it does not name it. */
export const findOwn = ({ mentions }: ReadAnswer): ReadMention | null =>
  mentions.find(({ isOwn }) => isOwn) ?? null;

/** The pages an engine says it read. A link in the text alone may be made up, or planted there by a stranger's page. */
export const listSources = ({ citations }: ReadAnswer): ReadCitation[] =>
  citations.filter(({ namedByEngine }) => namedByEngine);
