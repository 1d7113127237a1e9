export interface OutgoingMail {
  /** Identifies the mail at every retry; becomes the Message-ID. */
  readonly id: string;
  readonly to: string;
  /** Whom an answer goes to; null for ourselves. */
  readonly replyTo: string | null;
  /** Stops mails of this kind with one click, as RFC 8058 has it; null: it is no subscription. */
  readonly unsubscribeLink: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly content: Buffer;
  }[];
}

/** Hands a mail over for delivery; throws `MailRefused` when it never will be, any other error when it may be later. */
export interface Mailer {
  readonly kind: 'mailbox' | 'smtp';
  deliver(mail: OutgoingMail): Promise<void>;
  /** Lets go of its connections. */
  close?(): void;
}

/** The embedded default: delivery is the outbox row itself, readable at /dev/mailbox where APP_URL is loopback. */
export const mailboxMailer: Mailer = { kind: 'mailbox', deliver: () => Promise.resolve() };
