import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Card, LinkButton, showToast, Skeleton, SkeletonSwitch } from '#ui';
import {
  recoveryCopy,
  FormCard,
  NarrowFrame,
  ResetPasswordForm,
  StatusCard,
  useKeptToken,
  useResetLink,
} from '#features/accounts';
import { endSession, readSession } from '#lib/session/session-store';

const copy = recoveryCopy.reset;
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
  const link = useResetLink(token);
  const finish = () => {
    setIsDone(true);
    // The server has just signed every device out, this one too.
    if (readSession().status === 'signed-in') endSession('none');
  };
  if (isDone) return <Done />;
  return (
    <NarrowFrame>
      <SkeletonSwitch isPending={link.isPending} skeleton={<FormSkeleton />}>
        {() =>
          link.isDead ? (
            <DeadLink />
          ) : (
            <FormCard title={copy.title} text={copy.text}>
              <ResetPasswordForm token={token} onReset={finish} />
              <p className="text-center text-sm text-muted">
                <Link to="/forgot-password">{copy.newLink}</Link>
              </p>
            </FormCard>
          )
        }
      </SkeletonSwitch>
    </NarrowFrame>
  );
}

/** Said on arrival, with the way to a link that works. */
function DeadLink() {
  return (
    <StatusCard
      tone="negative"
      sign={<CircleAlert />}
      role="alert"
      title={copy.deadTitle}
      actions={
        <>
          <LinkButton to="/forgot-password" variant="primary">
            {copy.newLink}
          </LinkButton>
          <LinkButton to="/login">{copy.toLogin}</LinkButton>
        </>
      }
    >
      <p>{copy.deadText}</p>
    </StatusCard>
  );
}

function Done() {
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

function FormSkeleton() {
  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <Skeleton className="h-12 w-3/4" />
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-11" />
    </Card>
  );
}
