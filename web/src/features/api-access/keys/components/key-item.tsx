import type { ApiKey } from '@citato/contract';
import { useState } from 'react';
import { AlertDialog, Badge, Button, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatDate, formatDateTime, formatInteger } from '#lib/format';
import { keysCopy as copy, STATE_WORDS } from '../copy.ts';
import { describeReach } from '../model.ts';
import { useRevokeApiKey } from '../queries.ts';

interface KeyItemProps {
  apiKey: ApiKey;
  isIncluded: boolean;
  companyNames: ReadonlyMap<string, string>;
}

/** One key: its name and beginning, what it may do, its last use, its end, and the way to revoke it. */
export function KeyItem({ apiKey, isIncluded, companyNames }: KeyItemProps) {
  const { name, prefix, mayWrite, state, createdAt, lastUsedAt, calls } = apiKey;
  const isActive = state === 'active';
  const may = mayWrite ? copy.writes : copy.reads;
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
        <p className="text-xs text-muted">
          <span className="font-mono">{copy.shown(prefix)}</span> · {copy.made(formatDate(createdAt))} ·{' '}
          {describeEnd(apiKey)}
        </p>
        <p className="text-xs wrap-anywhere text-muted">
          {may} · {describeReach(apiKey, companyNames)}
        </p>
        <p className="text-xs text-muted">{use}</p>
        {isActive && !isIncluded && <p className="text-xs text-warning">{copy.paused}</p>}
      </div>
      {isActive && <Revocation apiKey={apiKey} />}
    </li>
  );
}

function describeEnd({ state, expiresAt, revokedAt }: ApiKey): string {
  if (revokedAt !== null) return copy.revoked(formatDate(revokedAt));
  return state === 'expired' ? copy.expired(formatDate(expiresAt)) : copy.expires(formatDate(expiresAt));
}

function Revocation({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevokeApiKey();
  const confirm = () => {
    // Callbacks of mutate() are lost with the key’s button.
    revoke.mutateAsync(id).then(
      () => {
        setIsAsking(false);
        const { done, doneText } = copy.revocation;
        showToast({ title: done, description: doneText, tone: 'success' });
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
        title={copy.revocation.title}
        description={
          <>
            {copy.revocation.before}
            <b>{name}</b>
            {copy.revocation.after}
          </>
        }
        actionLabel={copy.revocation.action}
        isPending={revoke.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
