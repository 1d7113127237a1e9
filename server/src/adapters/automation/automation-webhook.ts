/** What became of one delivery; `detail` is for the operator's log and holds nothing of the payload. */
export type Delivery =
  { readonly status: 'accepted' } | { readonly status: 'failed'; readonly detail: string };

/** The operator's own webhook of an automation tool. Never throws: every fault is a delivery of its own state. */
export interface AutomationWebhook {
  /** @param id names the message: the receiver may see it again and take it for the same */
  post(message: { id: string; payload: unknown }): Promise<Delivery>;
}
