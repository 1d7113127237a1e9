import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountsCopy } from '../copy.ts';
import { ResendButton } from './resend-button.tsx';
import { StatusCard } from './status-card.tsx';

const copy = accountsCopy.verify;

interface VerificationWaitingProps {
  email: string | undefined;
  /** Where the mail can be read, on a deployment that keeps it. */
  mailbox?: ReactNode;
}

export function VerificationWaiting({ email, mailbox }: VerificationWaitingProps) {
  return (
    <StatusCard
      tone="accent"
      sign={<Mail />}
      role="status"
      title={copy.waitingTitle}
      actions={
        <>
          {mailbox}
          <ResendButton variant="secondary" />
        </>
      }
    >
      <p>
        {email === undefined ? (
          copy.waitingSent
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
