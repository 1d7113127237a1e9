import type { UnsubscribeLinks } from '#features/emails';
import type { AccountId, AlertId, WebhookId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/db';
import type { Place } from './rules/settings/is-muted.ts';

/** An alert, and where it was notified. */
export interface NotifiedAlert {
  readonly accountId: AccountId;
  readonly alertId: AlertId;
  readonly place: NonNullable<Place>;
}

/** Links of mails and chats by which their reader hears no more of one thing. Only we can make them. */
export interface MuteLinks {
  build(notified: NotifiedAlert): string;
  /** Null: no link of ours. */
  read(token: string): NotifiedAlert | null;
}

export interface AlertsDeps extends Context {
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly muteLinks: MuteLinks;
  /** What a channel of an account is called; null: it has no such channel any more. In a transaction it stays until that ends. */
  readonly nameChannel: (
    db: Queryable,
    scope: { accountId: AccountId; channelId: WebhookId },
  ) => Promise<string | null>;
  readonly settings: {
    readonly appUrl: string;
    /** Who runs this installation, as mails say it; null where nobody says. */
    readonly legalLine: string | null;
  };
}
