import type { Assistant } from '@citato/contract';
import { useState } from 'react';
import { AlertDialog, Badge, Button, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatDate, formatDateTime, formatInteger } from '#lib/format';
import { describeReach } from '../../keys/model.ts';
import { assistantsCopy as copy, STATE_WORDS } from '../copy.ts';
import { useRevokeAssistant } from '../queries.ts';

interface AssistantItemProps {
  assistant: Assistant;
  isIncluded: boolean;
  companyNames: ReadonlyMap<string, string>;
}

/** An assistant: in whose name, what it may, until when, and the way to revoke it. */
export function AssistantItem({ assistant, isIncluded, companyNames }: AssistantItemProps) {
  const { name, personName, returnsTo, mayWrite, state, lastUsedAt, calls } = assistant;
  const isActive = state === 'active';
  const use =
    lastUsedAt === null
      ? copy.never
      : `${copy.used(formatDateTime(lastUsedAt))} · ${copy.calls({ count: calls, text: formatInteger(calls) })}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-5 last:pb-0">
      <div className={`grid min-w-0 flex-1 basis-64 gap-1 ${isActive ? '' : 'text-muted'}`}>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
          {name}
          {!isActive && <Badge tone="neutral">{STATE_WORDS[state]}</Badge>}
        </p>
        <p className="text-xs wrap-anywhere text-muted">
          {copy.of({ person: personName, returnsTo })} · {describeEnd(assistant)}
        </p>
        <p className="text-xs wrap-anywhere text-muted">
          {mayWrite ? copy.writes : copy.reads} · {describeReach(assistant, companyNames)}
        </p>
        <p className="text-xs text-muted">{use}</p>
        {isActive && !isIncluded && <p className="text-xs text-warning">{copy.paused}</p>}
      </div>
      {isActive && <Revocation assistant={assistant} />}
    </li>
  );
}

function describeEnd({ state, expiresAt, revokedAt }: Assistant): string {
  if (revokedAt !== null) return copy.revoked(formatDate(revokedAt));
  return state === 'expired' ? copy.expired(formatDate(expiresAt)) : copy.expires(formatDate(expiresAt));
}

function Revocation({ assistant: { id, name } }: { assistant: Assistant }) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevokeAssistant();
  const { title, before, after, action, done, doneText } = copy.revocation;
  const confirm = () => {
    revoke.mutateAsync(id).then(
      () => {
        setIsAsking(false);
        showToast({ title: done(name), description: doneText(name), tone: 'success' });
      },
      (error: unknown) => {
        const description = readErrorMessage({ error, fallback: copy.fallback });
        showToast({ title: copy.failed, description, tone: 'error' });
      },
    );
  };
  return (
    <>
      <Button
        variant="ghost"
        className="text-negative max-sm:-ml-4.25"
        aria-label={copy.revokeNamed(name)}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {copy.revoke}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={() => {
          setIsAsking(false);
        }}
        title={title}
        description={
          <>
            {before}
            <b>{name}</b>
            {after}
          </>
        }
        actionLabel={action}
        isPending={revoke.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
