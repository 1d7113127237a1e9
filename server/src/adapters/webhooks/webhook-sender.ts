/** refused: not an address of the public web or a listed network · unreachable: no such host, no connection, no HTTP, cut off · timeout. */
export type PostFault = 'refused' | 'unreachable' | 'timeout';

/** not_public: in a network that is not listed · other_port, not_encrypted: over the internet. */
export type AddressFault = 'not_public' | 'other_port' | 'not_encrypted';

/** What one attempt to post a message came to. */
export interface PostOutcome {
  /** Null: no answer came. */
  readonly responseStatus: number | null;
  /** Null: an answer came, whatever its status. */
  readonly fault: PostFault | null;
  /** The beginning of the answer; foreign text. Null where it was not read. */
  readonly excerpt: string | null;
  readonly durationMs: number;
  /** How long the receiver asked us to wait before the next attempt; not given where it did not. */
  readonly retryAfterSeconds?: number;
}

/** Posts messages to addresses that customers name. Never throws, never connects inside a network that is not listed. */
export interface WebhookSender {
  /**
   * Why an address would never be sent to: visibly of a private network, on another port than the web's, or without
   * encryption where that is asked for; null where it may be. Where a name leads is looked at before every attempt.
   */
  findAddressFault(url: string): AddressFault | null;
  /** One attempt: no redirect is followed, it ends within ten seconds, of the answer the first kilobyte is read. */
  post(message: {
    readonly url: string;
    /** The id of the message: the receiver may get it twice and recognise it by this. */
    readonly id: string;
    readonly body: string;
    /** None: it is not signed, as chats do not look at signatures. */
    readonly secrets: readonly string[];
    readonly signal: AbortSignal;
  }): Promise<PostOutcome>;
}
