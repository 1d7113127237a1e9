import type { ReactNode } from 'react';
import { Badge } from '#ui';
import { type Access, type AccessWords, describeUse } from '../access-words.ts';
import { Revocation } from './revocation.tsx';

interface AccessItemProps {
  access: Access;
  words: AccessWords;
  isIncluded: boolean;
  onRevoke: () => Promise<unknown>;
  isRevoking: boolean;
  /** Lines of its own, between its name and its use. */
  children: ReactNode;
}

/** A key or an assistant in its list: its name, what it may, its use, and the way to revoke it. */
export function AccessItem({ access, words, isIncluded, onRevoke, isRevoking, children }: AccessItemProps) {
  const { name, state } = access;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-5 last:pb-0">
      <div className={`grid min-w-0 flex-1 basis-64 gap-1 ${state === 'active' ? '' : 'text-muted'}`}>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
          {name}
          {state !== 'active' && <Badge tone="neutral">{words.states[state]}</Badge>}
        </p>
        {children}
        <p className="text-xs text-muted">{describeUse(access, words)}</p>
        {state === 'active' && !isIncluded && <p className="text-xs text-warning">{words.paused}</p>}
      </div>
      {state === 'active' && <Revocation {...{ name, words, onRevoke, isRevoking }} />}
    </li>
  );
}
