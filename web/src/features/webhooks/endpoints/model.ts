import type { WebhookDelivery } from '@citato/contract';
import { formatInteger } from '@citato/contract/format';
import { FAULT_WORDS, webhooksCopy } from './copy.ts';

/** The part of an address that distinguishes endpoints without showing what may be a key. */
export function readHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** Why or how an attempt ended, in a few words; null before the first. */
export function describeAnswer({
  responseStatus,
  fault,
}: Pick<WebhookDelivery, 'responseStatus' | 'fault'>): string | null {
  if (fault !== null) return FAULT_WORDS[fault];
  return responseStatus === null ? null : webhooksCopy.log.answered(String(responseStatus));
}

/** The short line below a delivery: attempts, time it took. */
export function describeAttempts({ attempts, durationMs }: WebhookDelivery): string {
  const { log } = webhooksCopy;
  const count = log.attempts(attempts, formatInteger(attempts));
  return durationMs === null ? count : `${count} · ${log.took(formatInteger(durationMs))}`;
}

/** JSON as a person reads it; what is none stays as it is. */
export function layOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
