import type { Mailer } from '#adapters/mailer';
import type { Context } from '#platform/context';
import type { MailTopics, UnsubscribeLinks } from './unsubscribe-deps.ts';

export interface EmailsDeps extends Context {
  readonly mailer: Mailer;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly mailTopics: MailTopics;
  readonly settings: {
    readonly appUrl: string;
    /** Verifies the provider's reports; null when no provider reports. */
    readonly webhookSecret: string | null;
    /** Whether mails carry the picture that shows they were opened. */
    readonly tracksOpening: boolean;
  };
}
