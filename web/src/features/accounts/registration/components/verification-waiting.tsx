import type { PlanId } from '@citato/contract';
import { Mail } from 'lucide-react';
import { registrationCopy } from '../copy.ts';
import { MailboxLink } from './mailbox-link.tsx';
import { ResendButton } from '../../access/components/resend-button.tsx';
import { ResendForm } from '../../access/components/resend-form.tsx';
import { StatusCard } from '../../access/components/status-card.tsx';

const copy = registrationCopy.verify;

interface VerificationWaitingProps {
  email: string | undefined;
  plan: PlanId;
}

export function VerificationWaiting({ email, plan }: VerificationWaitingProps) {
  return (
    <StatusCard
      tone="accent"
      sign={<Mail />}
      role="status"
      title={copy.waitingTitle}
      actions={
        <>
          <MailboxLink email={email} />
          {email === undefined ? (
            <ResendForm plan={plan} variant="secondary" />
          ) : (
            <ResendButton email={email} plan={plan} variant="secondary" />
          )}
        </>
      }
    >
      <p>
        {email === undefined ? (
          copy.waitingUnknown
        ) : (
          <>
            {copy.waitingSentTo}
            <b>{email}</b>
          </>
        )}
        {copy.waitingOpen}
      </p>
    </StatusCard>
  );
}
