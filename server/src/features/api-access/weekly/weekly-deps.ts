import type { UnsubscribeLinks } from '#features/emails';
import type { Context } from '#platform/context';

/** What the mails of files need beside the rest: the links that stop them, and who runs the installation. */
export interface WeeklyDeps extends Context {
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly settings: { readonly appUrl: string; readonly legalLine: string | null };
}
