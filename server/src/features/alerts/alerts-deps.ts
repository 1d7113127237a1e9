import type { UnsubscribeLinks } from '#features/emails';
import type { Context } from '#platform/context';

export interface AlertsDeps extends Context {
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly settings: {
    readonly appUrl: string;
    /** Who runs this installation, as mails say it; null where nobody says. */
    readonly legalLine: string | null;
  };
}
