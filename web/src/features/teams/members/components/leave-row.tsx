import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AlertDialog, Button, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { reopenSession } from '#lib/session/session';
import { teamsCopy } from '../copy.ts';
import { useLeaveTeam } from '../queries.ts';
import { TeamRow } from './team-row.tsx';

const copy = teamsCopy.ownership;

/** The way out of the team that is open; the only owner reads why there is none. */
export function LeaveRow({ isOnlyOwner, text }: { isOnlyOwner: boolean; text: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const leaving = useLeaveTeam();
  const navigate = useNavigate();
  const leave = async () => {
    try {
      await leaving.mutateAsync();
      showToast({ title: copy.left, tone: 'success' });
      await navigate({ to: '/' });
      await reopenSession();
    } catch (error) {
      const description = readErrorMessage({ error, fallback: teamsCopy.fallback });
      showToast({ title: teamsCopy.failed, description, tone: 'error' });
    }
  };
  return (
    <>
      <TeamRow title={copy.leave} text={isOnlyOwner ? copy.leaveRefused : text}>
        <Button
          disabled={isOnlyOwner}
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {copy.leaveAction}
        </Button>
      </TeamRow>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={copy.leaveTitle}
        description={text}
        actionLabel={copy.leaveAction}
        isPending={leaving.isPending}
        onConfirm={() => void leave()}
      />
    </>
  );
}
