import type { PostOutcome } from '#adapters/webhooks';

/** The operator's own webhook of an automation tool. Never throws: every fault is an outcome. */
export interface AutomationWebhook {
  /**
   * One attempt: no redirect is followed, it ends within ten seconds, the answer's body is left unread.
   * @param id names the message: the receiver may see it again and take it for the same
   */
  post(message: {
    readonly id: string;
    readonly body: string;
    readonly signal: AbortSignal;
  }): Promise<PostOutcome>;
}
