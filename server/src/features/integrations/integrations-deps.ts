import type { AutomationWebhook } from '#adapters/automation';
import type { Context } from '#platform/context';

export interface IntegrationsDeps extends Context {
  /** Null where the operator names none. */
  readonly automation: AutomationWebhook | null;
}
