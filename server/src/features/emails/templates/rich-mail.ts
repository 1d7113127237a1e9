import type { Rate } from '@citato/contract';

/** A mail of several parts with figures, as reports and alerts are. Texts are plain: markup in them is shown, not obeyed. */
export interface RichMail {
  readonly subject: string;
  /** What a mail program shows beside the subject before the mail is opened. */
  readonly preview: string;
  readonly title: string;
  readonly intro: string | null;
  readonly sections: readonly RichSection[];
  readonly action: RichLink | null;
  /** Small lines at the end: why somebody is sent it, and how it is stopped. */
  readonly notes: readonly RichNote[];
}

export interface RichLink {
  readonly label: string;
  readonly link: string;
}

/** A line of texts and links, one after the other. */
export type RichNote = readonly (string | RichLink)[];

export interface RichSection {
  /** Whom it is about; the reader's own company is marked, here and in what is quoted. */
  readonly company: string | null;
  readonly verdict: { readonly text: string; readonly impact: 'good' | 'bad' | 'plain' } | null;
  readonly title: string | null;
  readonly rate: Rate | null;
  readonly sentences: readonly string[];
  readonly quote: {
    readonly text: string;
    /** The name to mark in it. */
    readonly names: string | null;
    readonly source: string;
    readonly link: RichLink | null;
  } | null;
  /** The one thing to do, or the way on. */
  readonly action: ({ readonly lead: string | null; readonly note: string | null } & RichLink) | null;
  /** A small way out beside it. */
  readonly aside: RichLink | null;
}
