import type { Member } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { AlertDialog, Button, Card, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { reopenSession } from '#lib/session/session';
import { teamsCopy } from '../copy.ts';
import { useLeaveTeam } from '../queries.ts';
import { OwnershipDialog } from './ownership-dialog.tsx';

const copy = teamsCopy.ownership;

/** Handing the ownership on, and leaving; the only owner reads why they cannot leave. */
export function Ownership({ self, others }: { self: Member; others: readonly Member[] }) {
  const [opened, setOpened] = useState<'offer' | 'leaving' | null>(null);
  const leaving = useLeaveTeam();
  const navigate = useNavigate();
  const isOwner = self.role === 'owner';
  const isOnlyOwner = isOwner && others.every(({ role }) => role !== 'owner');
  const close = () => {
    setOpened(null);
  };
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
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
      <Card className="grid divide-y">
        {isOwner && (
          <Row title={copy.offer} text={copy.offerText}>
            <Button
              onClick={() => {
                setOpened('offer');
              }}
            >
              {copy.offerAction}
            </Button>
          </Row>
        )}
        <Row title={copy.leave} text={isOnlyOwner ? copy.leaveRefused : copy.leaveText}>
          <Button
            disabled={isOnlyOwner}
            onClick={() => {
              setOpened('leaving');
            }}
          >
            {copy.leaveAction}
          </Button>
        </Row>
      </Card>
      {opened === 'offer' && <OwnershipDialog others={others} onClose={close} />}
      <AlertDialog
        isOpen={opened === 'leaving'}
        onOpenChange={close}
        title={copy.leaveTitle}
        description={copy.leaveText}
        actionLabel={copy.leaveAction}
        isPending={leaving.isPending}
        onConfirm={() => void leave()}
      />
    </section>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{title}</p>
        <p className="text-xs text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
