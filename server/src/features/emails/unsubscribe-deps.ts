import type { AccountId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { Queryable, Transaction } from '#platform/db';

/** Mails of one kind to one member of an organisation. */
export interface Subscription {
  readonly userId: UserId;
  readonly accountId: AccountId;
  /** Which mails: a topic of `MailTopics`, with what it says of itself after a colon, like `alerts:figure`. */
  readonly topic: string;
}

/** What the feature that writes mails of a topic says of them. */
export interface MailTopic {
  /** What these mails are called, as in 'le mail su …', and whether they are sent; null: nobody is left to send them to. */
  find(db: Queryable, subscription: Subscription): Promise<{ title: string; isSent: boolean } | null>;
  /** Stops or resumes them; the same twice changes nothing. */
  set(
    deps: Pick<Context, 'clock'>,
    tx: Transaction,
    subscription: Subscription & { readonly isSent: boolean },
  ): Promise<void>;
}

/** By the part of a subscription's topic before its colon. */
export type MailTopics = Readonly<Record<string, MailTopic>>;

/** Links that stop mails with one click. They do not expire, and only we can make them. */
export interface UnsubscribeLinks {
  build(subscription: Subscription): string;
  /** Null: no link of ours. */
  read(token: string): Subscription | null;
}
