import type { User } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { LinkButton, Page, Skeleton, SkeletonSwitch, TopBar } from '#ui';
import { StatusCard } from '#features/accounts';
import { readErrorMessage } from '#lib/api-client';
import { signOut } from '#lib/session/session';
import { useMay } from '#lib/session/use-may';
import { consentCopy as copy } from '../copy.ts';
import { useConsentRequest } from '../queries.ts';
import { ClientNote } from './client-note.tsx';
import { ConsentForm } from './consent-form.tsx';

/** What an assistant asks of the person it sent here; a request that is not right leads nowhere. */
export function Consent({ user, request }: { user: User; request: string }) {
  const navigate = useNavigate();
  const changePerson = async () => {
    await signOut();
    await navigate({ to: '/login', search: { redirect: `/oauth/authorize?${request}` } });
  };
  const mayConnect = useMay<'checkConsent' | 'grantConsent'>('read');
  return (
    <>
      <TopBar>
        <p className="min-w-0 text-right text-xs wrap-anywhere text-muted">
          {user.email} ·{' '}
          <button
            type="button"
            className="underline underline-offset-2 pointer-coarse:min-h-11"
            onClick={() => void changePerson()}
          >
            {copy.notYou}
          </button>
        </p>
      </TopBar>
      <Page width="narrow" className="py-8 sm:py-12">
        <main tabIndex={-1} className="outline-none">
          {mayConnect ? <Request user={user} request={request} /> : <ClientNote user={user} />}
        </main>
      </Page>
    </>
  );
}

function Request({ user, request }: { user: User; request: string }) {
  const asked = useConsentRequest(request);
  const refused = asked.data?.kind === 'refused' ? asked.data.redirectTo : null;
  useEffect(() => {
    if (refused !== null) window.location.assign(refused);
  }, [refused]);
  if (asked.isError)
    return (
      <StatusCard
        tone="negative"
        sign={<CircleAlert />}
        role="alert"
        title={copy.invalidTitle}
        actions={<LinkButton to="/">{copy.leave}</LinkButton>}
      >
        {readErrorMessage({ error: asked.error, fallback: copy.checkFailed })}
      </StatusCard>
    );
  return (
    <SkeletonSwitch isPending={asked.isPending} skeleton={<Skeleton className="h-96" />}>
      {() =>
        asked.data?.kind === 'asks' ? (
          <ConsentForm user={user} request={request} asked={asked.data} />
        ) : (
          <p role="status" className="text-sm text-muted">
            {copy.returning}
          </p>
        )
      }
    </SkeletonSwitch>
  );
}
