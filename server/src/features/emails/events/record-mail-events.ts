import { type EmailId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { EmailEventKind } from '../tables.ts';
import { insertEmailEvents, markBounced } from '../store/kept-mails.ts';

export interface ReportedEvent {
  readonly reportId: string;
  readonly emailId: string;
  readonly kind: EmailEventKind;
  readonly detail?: string | undefined;
  readonly occurredAt: string;
}

/** Stores reports about our mails; known reports, or those about deleted mails, change nothing. */
export async function recordMailEvents(
  { db }: Pick<Context, 'db'>,
  { events }: { events: readonly ReportedEvent[] },
): Promise<void> {
  const rows = events.map(({ reportId, emailId, kind, detail, occurredAt }) => ({
    reportId,
    emailId: toId<EmailId>(emailId),
    kind,
    detail: detail ?? null,
    createdAt: new Date(occurredAt),
  }));
  await insertEmailEvents(db, rows);
  const bounced = rows.filter(({ kind }) => kind === 'bounced').map(({ emailId }) => emailId);
  if (bounced.length > 0) await markBounced(db, bounced);
}
