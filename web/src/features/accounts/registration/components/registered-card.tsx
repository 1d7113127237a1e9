import { Check } from 'lucide-react';
import { Button } from '#ui';
import { registrationCopy } from '../copy.ts';
import { useDelayedCall } from '../use-delayed-call.ts';
import { StatusCard } from '../../access/components/status-card.tsx';

const CONTINUE_AFTER_MS = 2000;
const copy = registrationCopy.registered;

export function RegisteredCard({ onContinue }: { onContinue: () => void }) {
  useDelayedCall({ call: onContinue, delayMs: CONTINUE_AFTER_MS });
  return (
    <StatusCard
      tone="positive"
      sign={<Check />}
      role="status"
      title={copy.title}
      actions={
        <Button variant="primary" onClick={onContinue}>
          {copy.continue}
        </Button>
      }
    >
      <p>{copy.text}</p>
    </StatusCard>
  );
}
