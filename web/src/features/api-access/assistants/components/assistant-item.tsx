import type { Assistant } from '@citato/contract';
import { describeEnd } from '../../keys/access-words.ts';
import { AccessItem } from '../../keys/components/access-item.tsx';
import { describeReach } from '../../keys/model.ts';
import { assistantsCopy as copy } from '../copy.ts';
import { useRevokeAssistant } from '../queries.ts';

interface AssistantItemProps {
  assistant: Assistant;
  isIncluded: boolean;
  companyNames: ReadonlyMap<string, string>;
}

/** An assistant: in whose name, what it may, until when, and the way to revoke it. */
export function AssistantItem({ assistant, isIncluded, companyNames }: AssistantItemProps) {
  const { id, personName, returnsTo, mayWrite } = assistant;
  const revoke = useRevokeAssistant();
  return (
    <AccessItem
      access={assistant}
      words={copy}
      isIncluded={isIncluded}
      onRevoke={() => revoke.mutateAsync(id)}
      isRevoking={revoke.isPending}
    >
      <p className="text-xs wrap-anywhere text-muted">
        {copy.of({ person: personName, returnsTo })} · {describeEnd(assistant, copy)}
      </p>
      <p className="text-xs wrap-anywhere text-muted">
        {mayWrite ? copy.writes : copy.reads} · {describeReach(assistant, companyNames)}
      </p>
    </AccessItem>
  );
}
