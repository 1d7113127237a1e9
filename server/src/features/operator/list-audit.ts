import { AUDIT_ENTRIES_PER_PAGE, type AuditPage } from '@citato/contract';
import { listEmailsOf } from '#features/accounts';
import { listActs } from '#platform/audit';
import type { AdminDeps } from './admin-deps.ts';
import { listEmails } from './store.ts';

/** What administrators did, newest first; names are those of the accounts that still exist. */
export async function listAudit(
  { db }: Pick<AdminDeps, 'db'>,
  { before }: { before: number | null },
): Promise<AuditPage> {
  const rows = await listActs(db, { before, limit: AUDIT_ENTRIES_PER_PAGE + 1 });
  const shown = rows.slice(0, AUDIT_ENTRIES_PER_PAGE);
  const actors = await listEmailsOf(db, [...new Set(shown.flatMap(({ userId }) => userId ?? []))]);
  const targets = await listEmails(db, [...new Set(shown.flatMap(({ targetUserId }) => targetUserId ?? []))]);
  const emails = new Map<string, string>([...targets, ...actors].map(({ id, email }) => [id, email]));
  const nameOf = (id: string | null) => (id === null ? null : { id, email: emails.get(id) ?? null });
  return {
    entries: shown.map(({ id, kind, createdAt, userId, pseudonym, targetUserId, subject }) => ({
      id: String(id),
      kind,
      createdAt: createdAt.toISOString(),
      actor: nameOf(userId ?? pseudonym),
      target: nameOf(targetUserId),
      subject,
    })),
    next: rows.length > shown.length ? String(shown.at(-1)?.id) : null,
  };
}
