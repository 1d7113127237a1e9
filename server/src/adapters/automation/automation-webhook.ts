import type { PostOutcome } from '#adapters/webhooks';

/** The operator's own webhook of an automation tool. Never throws: every fault is an outcome. */
export interface AutomationWebhook {
  /**
   * One attempt: no redirect is followed, it ends within ten seconds, the answer's body is left unread.
   * @param id of the message: the receiver may get it twice and recognise it by this
   */
  post(message: {
    readonly id: string;
    readonly body: string;
    readonly signal: AbortSignal;
  }): Promise<PostOutcome>;
}
