import type { Member } from '@citato/contract';
import { useState } from 'react';
import { useMay } from '#lib/session/use-may';
import { Button, Card } from '#ui';
import { teamsCopy } from '../copy.ts';
import { LeaveRow } from './leave-row.tsx';
import { OwnershipDialog } from './ownership-dialog.tsx';
import { TeamRow } from './team-row.tsx';

const copy = teamsCopy.ownership;

/** Handing the ownership on, and leaving. */
export function Ownership({ others }: { others: readonly Member[] }) {
  const [isOffering, setIsOffering] = useState(false);
  const mayOffer = useMay<'offerOwnership'>('own');
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold tracking-prompt">{mayOffer ? copy.title : copy.leaving}</h2>
      <Card className="grid divide-y">
        {mayOffer && (
          <TeamRow title={copy.offer} text={copy.offerText}>
            <Button
              onClick={() => {
                setIsOffering(true);
              }}
            >
              {copy.offerAction}
            </Button>
          </TeamRow>
        )}
        <LeaveRow
          isOnlyOwner={mayOffer && others.every(({ role }) => role !== 'owner')}
          text={copy.leaveText}
        />
      </Card>
      {isOffering && (
        <OwnershipDialog
          others={others}
          onClose={() => {
            setIsOffering(false);
          }}
        />
      )}
    </section>
  );
}
