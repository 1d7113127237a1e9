import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '#ui';
import {
  recoveryCopy,
  ForgotPasswordForm,
  FormCard,
  MailboxLink,
  NarrowFrame,
  StatusCard,
} from '#features/accounts';

const copy = recoveryCopy.forgot;

export function ForgotPasswordPage() {
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  if (sent !== null) {
    return (
      <NarrowFrame>
        <StatusCard
          tone="accent"
          sign={<Mail />}
          role="status"
          title={copy.sentTitle}
          actions={
            <>
              <MailboxLink email={sent.email} />
              <LinkButton to="/login">{copy.backToLogin}</LinkButton>
            </>
          }
        >
          <p>{sent.message}</p>
        </StatusCard>
      </NarrowFrame>
    );
  }
  return (
    <NarrowFrame>
      <FormCard title={copy.title} text={copy.text}>
        <ForgotPasswordForm onSent={setSent} />
        <p className="text-center text-sm text-muted">
          <Link to="/login">{copy.backToLogin}</Link>
        </p>
      </FormCard>
    </NarrowFrame>
  );
}
