import type { PlanId } from '@citato/contract';
import { Check, CircleAlert } from 'lucide-react';
import { Button, LinkButton, Spinner } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { useSession } from '#lib/session/session-store';
import { registrationCopy } from '../copy.ts';
import { useDelayedCall } from '../use-delayed-call.ts';
import { useVerification } from '../use-verification.ts';
import { isPaidPlan } from '../../access/model.ts';
import { FirstPassword } from './first-password.tsx';
import { ResendButton } from '../../access/components/resend-button.tsx';
import { ResendForm } from '../../access/components/resend-form.tsx';
import { StatusCard } from '../../access/components/status-card.tsx';

const LEAVE_AFTER_MS = 3000;
const copy = registrationCopy.verify;

interface VerificationProps {
  token: string;
  email: string | undefined;
  plan: PlanId;
  /** Leaves the flow: to login, which redirects signed-in users. */
  onLeave: () => void;
}

/** Verifies the token it is given and says how that went. */
export function Verification({ token, email, plan, onLeave }: VerificationProps) {
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
            {email === undefined ? (
              <ResendForm plan={plan} variant="primary" />
            ) : (
              <ResendButton email={email} plan={plan} variant="primary" />
            )}
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
  if (data.isPasswordNeeded) return <FirstPassword token={token} />;
  return <VerifiedCard wasVerified={data.wasVerified} plan={plan} onLeave={onLeave} />;
}

interface VerifiedCardProps extends Pick<VerificationProps, 'plan' | 'onLeave'> {
  wasVerified: boolean;
}

function VerifiedCard({ wasVerified, plan, onLeave }: VerifiedCardProps) {
  // By the link or before it: the login redirects both.
  const isSignedIn = useSession().status === 'signed-in';
  useDelayedCall({ call: onLeave, delayMs: LEAVE_AFTER_MS });
  const inside = isPaidPlan(plan)
    ? { text: copy.successPlanText, action: copy.toPlan }
    : { text: copy.successSignedInText, action: copy.toDashboard };
  const next = isSignedIn ? inside : { text: copy.successText, action: copy.toLogin };
  return (
    <StatusCard
      tone="positive"
      sign={<Check />}
      role="status"
      title={wasVerified ? copy.alreadyTitle : copy.successTitle}
      actions={
        <Button variant="primary" onClick={onLeave}>
          {next.action}
        </Button>
      }
    >
      <p>{next.text}</p>
    </StatusCard>
  );
}

/** The page that waited for the mail, once its link was opened in another tab: that tab goes on, this one does not. */
export function VerifiedElsewhere({ plan, onLeave }: { plan: PlanId; onLeave: () => void }) {
  return (
    <StatusCard
      tone="positive"
      sign={<Check />}
      role="status"
      title={copy.successTitle}
      actions={
        <Button variant="primary" onClick={onLeave}>
          {isPaidPlan(plan) ? copy.toPlan : copy.toDashboard}
        </Button>
      }
    >
      <p>{copy.successElsewhereText}</p>
    </StatusCard>
  );
}
