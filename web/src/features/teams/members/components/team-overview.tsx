import type { User } from '@citato/contract';
import { useState } from 'react';
import { useMay } from '#lib/session/use-may';
import { Button, Card, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { teamsCopy as copy } from '../copy.ts';
import { useTeam } from '../queries.ts';
import { InvitationLine } from './invitation-line.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveRow } from './leave-row.tsx';
import { MemberLine } from './member-line.tsx';
import { NameForm } from './name-form.tsx';
import { Ownership } from './ownership.tsx';
import { RightsTable } from './rights-table.tsx';

interface TeamProps {
  user: User;
  companies: readonly { id: string; name: string }[];
}

/** The people of the organisation that is open; a client reads that they see their companies, and no more. */
export function TeamOverview({ user, companies }: TeamProps) {
  const isShown = useMay<'getTeam'>('read');
  const team = useTeam({ isShown });
  if (!isShown)
    return (
      <Card className="grid divide-y">
        <div className="grid gap-2 px-4 py-6 sm:p-6">
          <h2 className="text-lg font-semibold tracking-prompt">{copy.client.title}</h2>
          <p className="text-sm text-muted">{copy.client.text}</p>
        </div>
        <LeaveRow isOnlyOwner={false} text={copy.ownership.leaveClient} />
      </Card>
    );
  if (team.isLoadingError)
    return (
      <ErrorState title={copy.loadFailed} isRetrying={team.isFetching} onRetry={() => void team.refetch()}>
        {team.error.message} {copy.loadFailedText}
      </ErrorState>
    );
  return (
    <SkeletonSwitch isPending={team.isPending} skeleton={<Skeleton className="h-40" />}>
      {() => team.data !== undefined && <People team={team.data} user={user} companies={companies} />}
    </SkeletonSwitch>
  );
}

function People({
  team: { name, members, invitations, seats },
  user,
  companies,
}: TeamProps & { team: NonNullable<ReturnType<typeof useTeam>['data']> }) {
  const [isInviting, setIsInviting] = useState(false);
  const mayManage = useMay<'changeMember' | 'removeMember' | 'renameTeam'>('own');
  const mayInvite = useMay<'inviteMember' | 'revokeInvitation'>('edit');
  const others = members.filter(({ userId }) => userId !== user.id);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b px-4 py-5 sm:px-6">
          <div className="min-w-0 flex-1 basis-72">
            <h2 className="text-lg font-semibold tracking-prompt">
              {others.length === 0 ? copy.alone : copy.count(members.length)}
            </h2>
            <p className="text-sm text-muted">{copy.seats(seats)}</p>
            {mayManage && others.length > 0 && <p className="text-sm text-muted">{copy.intro}</p>}
          </div>
          {mayInvite && (
            <Button
              variant="primary"
              className="max-sm:min-h-12 max-sm:w-full"
              onClick={() => {
                setIsInviting(true);
              }}
            >
              {copy.invite}
            </Button>
          )}
        </div>
        <ul className="grid divide-y">
          {members.map((member) => (
            <MemberLine
              key={member.userId}
              member={member}
              isSelf={member.userId === user.id}
              mayManage={mayManage}
              companies={companies}
            />
          ))}
        </ul>
      </Card>
      {invitations.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg font-semibold tracking-prompt">{copy.invitations}</h2>
          <Card>
            <ul className="grid divide-y">
              {invitations.map((invitation) => (
                <InvitationLine
                  key={invitation.id}
                  invitation={invitation}
                  mayManage={mayManage || (mayInvite && invitation.role === 'client')}
                />
              ))}
            </ul>
          </Card>
        </section>
      )}
      {others.length > 0 && <Ownership others={others} />}
      {mayManage && others.length > 0 && <NameForm name={name} />}
      <RightsTable />
      {isInviting && (
        <InviteDialog
          roles={mayManage ? ['editor', 'reader', 'client', 'owner'] : ['client']}
          companies={companies}
          onClose={() => {
            setIsInviting(false);
          }}
        />
      )}
    </div>
  );
}
