import type { User } from '@citato/contract';
import { useState } from 'react';
import { useMay } from '#lib/session/use-may';
import { Button, Card } from '#ui';
import { teamsCopy as copy } from '../copy.ts';
import type { useTeam } from '../queries.ts';
import { InvitationLine } from './invitation-line.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberLine } from './member-line.tsx';
import { NameForm } from './name-form.tsx';
import { Ownership } from './ownership.tsx';
import { RightsTable } from './rights-table.tsx';

export interface TeamProps {
  user: User;
  companies: readonly { id: string; name: string }[];
}

/** Members and invitations, with what one may do with them. */
export function TeamPeople({
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
