import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LinkButton, showToast } from '#ui';
import {
  accountsCopy,
  FormCard,
  NarrowFrame,
  ResetPasswordForm,
  StatusCard,
  useKeptToken,
} from '#features/accounts';
import { endSession, readSession } from '#lib/session-store';

const copy = accountsCopy.reset;
const route = getRouteApi('/reset-password');

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const token = useKeptToken({
    token: route.useSearch().token,
    onTaken: () => void navigate({ to: '/reset-password', search: {}, replace: true }),
  });
  return token === undefined ? <MissingToken /> : <NewPassword token={token} />;
}

/** A link without its token leads to where a new one is asked for. */
function MissingToken() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ title: copy.missingTitle, description: copy.missingText, tone: 'error' });
    void navigate({ to: '/forgot-password', replace: true });
  }, [navigate]);
  return null;
}

function NewPassword({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false);
  const finish = () => {
    setIsDone(true);
    // The server has just signed every device out, this one too.
    if (readSession().status === 'signed-in') endSession('none');
  };
  if (isDone) {
    return (
      <NarrowFrame>
        <StatusCard
          tone="positive"
          sign={<Check />}
          role="status"
          title={copy.doneTitle}
          actions={
            <LinkButton to="/login" variant="primary">
              {copy.toLogin}
            </LinkButton>
          }
        >
          <p>{copy.doneText}</p>
        </StatusCard>
      </NarrowFrame>
    );
  }
  return (
    <NarrowFrame>
      <FormCard title={copy.title} text={copy.text}>
        <ResetPasswordForm token={token} onReset={finish} />
        <p className="text-center text-sm text-muted">
          <Link to="/forgot-password">{copy.newLink}</Link>
        </p>
      </FormCard>
    </NarrowFrame>
  );
}
