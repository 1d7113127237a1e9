import type { EndpointRow } from './tables.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** What signs for an endpoint now; nothing where the key they were sealed with is another by now. */
export function openSecrets(
  { sealer, clock }: Pick<WebhooksDeps, 'sealer' | 'clock'>,
  { id, sealedSecret, previousSealedSecret, previousUntil }: EndpointRow,
): string[] {
  const isBoth = previousUntil !== null && previousUntil > clock.now();
  const sealed = [sealedSecret, ...(isBoth && previousSealedSecret !== null ? [previousSealedSecret] : [])];
  return sealed.flatMap((text) => sealer.open(text, id) ?? []);
}
