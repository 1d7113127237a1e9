import { type Invitation, ROLE_NAMES } from '@citato/contract';
import { Button, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatDate } from '#lib/format';
import { readNow } from '#lib/read-now';
import { teamsCopy as copy } from '../copy.ts';
import { useInviteMember, useRevokeInvitation } from '../queries.ts';

/** Somebody who is invited: until when, by whom, and the ways to send it again or take it back. */
export function InvitationLine({ invitation, mayManage }: { invitation: Invitation; mayManage: boolean }) {
  const { id, email, role, companyIds, handsOver, invitedBy, expiresAt } = invitation;
  const revoke = useRevokeInvitation();
  const again = useInviteMember();
  const run = async (work: () => Promise<unknown>, done: { title: string; description: string }) => {
    try {
      await work();
      showToast({ ...done, tone: 'success' });
    } catch (error) {
      const description = readErrorMessage({ error, fallback: copy.fallback });
      showToast({ title: copy.failed, description, tone: 'error' });
    }
  };
  const day = formatDate(expiresAt);
  const isOver = new Date(expiresAt) <= readNow();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-xs text-muted">
          {handsOver ? copy.handsOver : ROLE_NAMES[role]} ·{' '}
          {invitedBy !== null && `${copy.from(invitedBy)} · `}
          {isOver ? copy.expired(day) : copy.expires(day)}
        </p>
      </div>
      {mayManage && (
        <div className="flex flex-wrap gap-2">
          {!handsOver && (
            <Button
              variant="ghost"
              aria-label={copy.againLabel(email)}
              isLoading={again.isPending}
              onClick={() =>
                void run(() => again.mutateAsync({ email, role, companyIds }), {
                  title: copy.sent,
                  description: copy.sentText(email),
                })
              }
            >
              {copy.again}
            </Button>
          )}
          <Button
            variant="ghost"
            aria-label={copy.revokeLabel(email)}
            isLoading={revoke.isPending}
            onClick={() =>
              void run(() => revoke.mutateAsync(id), { title: copy.revoked, description: copy.revokedText })
            }
          >
            {copy.revoke}
          </Button>
        </div>
      )}
    </li>
  );
}
