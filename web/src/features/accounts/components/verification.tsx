import type { PlanId } from '@citato/contract';
import { Check, CircleAlert } from 'lucide-react';
import { Button, LinkButton, Spinner } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { accountsCopy } from '../copy.ts';
import { useDelayedCall } from '../use-delayed-call.ts';
import { useVerification } from '../use-verification.ts';
import { ResendButton } from './resend-button.tsx';
import { StatusCard } from './status-card.tsx';

const LEAVE_AFTER_MS = 3000;
const copy = accountsCopy.verify;

interface VerificationProps {
  token: string;
  plan: PlanId;
  /** Leaves the flow: to login, which forwards who is signed in already. */
  onLeave: () => void;
}

/** Verifies the token it is given and says how that went. */
export function Verification({ token, plan, onLeave }: VerificationProps) {
  const { data, error } = useVerification(token);
  if (error !== null) {
    return (
      <StatusCard
        tone="negative"
        sign={<CircleAlert />}
        role="alert"
        title={copy.errorTitle}
        actions={
          <>
            <ResendButton variant="primary" />
            <LinkButton to="/register" search={{ plan }}>
              {copy.backToRegister}
            </LinkButton>
          </>
        }
      >
        <p>{readErrorMessage({ error, fallback: copy.errorFallback })}</p>
      </StatusCard>
    );
  }
  if (data === undefined) {
    return (
      <StatusCard tone="quiet" sign={<Spinner size="lg" />} role="status" title={copy.loadingTitle}>
        <p>{copy.loadingText}</p>
      </StatusCard>
    );
  }
  return <VerifiedCard isSignedIn={data.isSignedIn} onLeave={onLeave} />;
}

function VerifiedCard({ isSignedIn, onLeave }: { isSignedIn: boolean; onLeave: () => void }) {
  useDelayedCall({ call: onLeave, delayMs: LEAVE_AFTER_MS });
  return (
    <StatusCard
      tone="positive"
      sign={<Check />}
      role="status"
      title={copy.successTitle}
      actions={
        <Button variant="primary" onClick={onLeave}>
          {isSignedIn ? copy.toDashboard : copy.toLogin}
        </Button>
      }
    >
      <p>{isSignedIn ? copy.successSignedInText : copy.successText}</p>
    </StatusCard>
  );
}
