import * as z from 'zod/mini';
import { collapseWhiteSpace, isStorable, MAX_LENGTH, requestId } from '../text.ts';

/** The events a customer's own programs can be sent. */
export const WEBHOOK_EVENTS = [
  'analysis.completed',
  'mention.gained',
  'mention.lost',
  'alert.raised',
  'alert.cleared',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const ADDRESS = 'Scrivi un indirizzo completo, per esempio https://n8n.azienda.it/webhook/citato';
const EVENTS = 'Scegli almeno un evento';

export const address = z.string(ADDRESS).check(
  // As browsers do with an address that was pasted over several lines.
  z.overwrite((text) => text.replace(/[\t\n\r]+/g, '').trim()),
  z.maxLength(MAX_LENGTH.url, `Massimo ${String(MAX_LENGTH.url)} caratteri`),
  z.refine((text) => isStorable(text) && isWebAddress(text), ADDRESS),
);

/**
 * http or https with a host, without credentials; the server decides on ports, since it knows its operator's networks.
 */
function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}\p{Cf}]/u.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

export const events = z.array(z.enum(WEBHOOK_EVENTS), EVENTS).check(
  z.minLength(1, EVENTS),
  z.maxLength(WEBHOOK_EVENTS.length, EVENTS),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'Ogni evento va scelto una volta'),
);

export const description = z
  .string()
  .check(
    z.refine(isStorable, 'Il testo contiene caratteri non ammessi'),
    z.overwrite(collapseWhiteSpace),
    z.maxLength(MAX_LENGTH.name, `Massimo ${String(MAX_LENGTH.name)} caratteri`),
  );

/** A new endpoint and its events. */
export const newWebhook = z.object({
  url: address,
  description: z.optional(description),
  events,
  requestId: z.optional(requestId),
});
