import { and, asc, count, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { AccountId, InvitationId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type InvitationRow, invitations } from '../tables.ts';

/** Invites an address; one that is invited already is invited anew, and the earlier link is void. */
export async function saveInvitation(tx: Transaction, row: InvitationRow): Promise<void> {
  const { id, organisationId, email, ...state } = row;
  await tx
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({
      target: [invitations.organisationId, invitations.email],
      set: { id, ...state },
    });
}

/** The invitations of an organisation, expired ones included, the newest first. */
export async function listInvitations(db: Queryable, accountId: AccountId): Promise<InvitationRow[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(eq(invitations.organisationId, accountId))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
  return rows.toReversed();
}

/** How many open invitations will take a seat; not the one to this address, which would be renewed. */
export async function countInvited(
  db: Queryable,
  { accountId, email, now }: { accountId: AccountId; email: string; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ invited: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.organisationId, accountId),
        ne(invitations.email, email),
        ne(invitations.role, 'client'),
        eq(invitations.handsOver, false),
        gt(invitations.expiresAt, now),
      ),
    );
  return row?.invited ?? 0;
}

export async function findInvitation(
  db: Queryable,
  { accountId, invitationId }: { accountId: AccountId; invitationId: InvitationId },
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.organisationId, accountId), eq(invitations.id, invitationId)));
  return row ?? null;
}

export async function deleteInvitation(tx: Transaction, invitationId: InvitationId): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.id, invitationId));
}

export async function findInvitationByToken(
  db: Queryable,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
  return row ?? null;
}

/** Takes an invitation once: of many who try at a time one gets it, and only under the address it was sent to. */
export async function takeInvitation(
  tx: Transaction,
  { tokenHash, email, now }: { tokenHash: string; email: string; now: Date },
): Promise<InvitationRow | null> {
  const [row] = await tx
    .delete(invitations)
    .where(
      and(eq(invitations.tokenHash, tokenHash), eq(invitations.email, email), gt(invitations.expiresAt, now)),
    )
    .returning();
  return row ?? null;
}

/** Forgets invitations that ended long ago, at most `limit`; gives how many went. */
export async function deleteInvitationsBefore(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(lte(invitations.expiresAt, moment))
    .limit(limit);
  const { rowCount } = await db.delete(invitations).where(inArray(invitations.id, old));
  return rowCount ?? 0;
}
