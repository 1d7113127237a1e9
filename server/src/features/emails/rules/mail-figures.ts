import type { MailFigures } from '@citato/contract';

/** Mails of one recipient that were sent, and how many of them have a report. */
export interface MailCounts {
  readonly sent: number;
  /** Accepted by a mail server that did not return them. */
  readonly delivered: number;
  /** With any report of a delivery or of its failure. */
  readonly reported: number;
  readonly bounced: number;
  readonly complained: number;
  /** Opened at least once. */
  readonly opened: number;
}

const GOOD_PERCENT = 95;
const PROBLEM_PERCENT = 70;

/**
 * The figures of a recipient's mails: rates over reported mails only. Without reports there is no rate: an unreported
 * mail is neither delivered nor failed.
 * @param tellsOpening whether an opening would be reported
 */
export function judgeMails(
  { sent, delivered, reported, bounced, complained, opened }: MailCounts,
  { tellsOpening }: { tellsOpening: boolean },
): MailFigures {
  const deliveryRate = reported === 0 ? null : (100 * delivered) / reported;
  const openRate = tellsOpening && delivered > 0 ? (100 * opened) / delivered : null;
  return { sent, deliveryRate, openRate, bounced, status: judge(deliveryRate, complained) };
}

function judge(deliveryRate: number | null, complained: number): MailFigures['status'] {
  if (deliveryRate === null) return complained > 0 ? 'warning' : 'unknown';
  if (deliveryRate < PROBLEM_PERCENT) return 'problem';
  return deliveryRate >= GOOD_PERCENT && complained === 0 ? 'good' : 'warning';
}
