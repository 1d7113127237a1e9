/** refused: not an address of the public web · unreachable: no such host, no connection, no HTTP, cut off · timeout. */
export type PostFault = 'refused' | 'unreachable' | 'timeout';

/** What one attempt to post a message came to. */
export interface PostOutcome {
  /** Null: no answer came. */
  readonly responseStatus: number | null;
  /** Null: an answer came, whatever it says. */
  readonly fault: PostFault | null;
  /** How the answer begins; foreign text. Null where nobody looks at it. */
  readonly excerpt: string | null;
  readonly durationMs: number;
}

/** Posts messages to addresses that customers name. Never throws, never connects inside the own network. */
export interface WebhookSender {
  /**
   * False for an address that would never be sent to: without encryption where that is asked for, or of the own network
   * by its very letters. Where a name leads is looked at before every attempt.
   */
  maySendTo(url: string): boolean;
  /** One attempt: no redirect is followed, it ends within ten seconds, of the answer the first kilobyte is read. */
  post(message: {
    readonly url: string;
    /** Names the message: the receiver may see it again and take it for the same. */
    readonly id: string;
    readonly body: string;
    readonly secrets: readonly string[];
    readonly signal: AbortSignal;
  }): Promise<PostOutcome>;
}
