import type { ApiKey } from '@citato/contract';
import { formatDate } from '#lib/format';
import { describeEnd } from '../access-words.ts';
import { keysCopy as copy } from '../copy.ts';
import { describeReach } from '../model.ts';
import { useRevokeApiKey } from '../queries.ts';
import { AccessItem } from './access-item.tsx';

interface KeyItemProps {
  apiKey: ApiKey;
  isIncluded: boolean;
  companyNames: ReadonlyMap<string, string>;
}

/** One key: its name and beginning, what it may do, its last use, its end, and the way to revoke it. */
export function KeyItem({ apiKey, isIncluded, companyNames }: KeyItemProps) {
  const { id, prefix, mayWrite, createdAt } = apiKey;
  const revoke = useRevokeApiKey();
  return (
    <AccessItem
      access={apiKey}
      words={copy}
      isIncluded={isIncluded}
      // Callbacks of mutate() are lost with the key’s button.
      onRevoke={() => revoke.mutateAsync(id)}
      isRevoking={revoke.isPending}
    >
      <p className="text-xs text-muted">
        <span className="font-mono">{copy.shown(prefix)}</span> · {copy.made(formatDate(createdAt))} ·{' '}
        {describeEnd(apiKey, copy)}
      </p>
      <p className="text-xs wrap-anywhere text-muted">
        {mayWrite ? copy.writes : copy.reads} · {describeReach(apiKey, companyNames)}
      </p>
    </AccessItem>
  );
}
