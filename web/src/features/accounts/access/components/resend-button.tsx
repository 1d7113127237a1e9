import type { PlanId } from '@citato/contract';
import { Button } from '#ui';
import { accountsCopy } from '../copy.ts';
import { useResend } from '../use-resend.ts';

const copy = accountsCopy.resend;

interface ResendButtonProps {
  email: string;
  plan: PlanId;
  variant: 'primary' | 'secondary';
}

export function ResendButton({ email, plan, variant }: ResendButtonProps) {
  const resend = useResend(plan);
  return (
    <Button
      variant={variant}
      isLoading={resend.isPending}
      loadingLabel={copy.sending}
      onClick={() => {
        resend.mutate(email);
      }}
    >
      {copy.submit}
    </Button>
  );
}
