import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LinkButton, Page, TopBar } from '#ui';
import {
  accountsCopy,
  forgetPendingPlan,
  readPendingPlan,
  Verification,
  VerificationWaiting,
} from '#features/accounts';
import { useConfig } from '#features/config';

const route = getRouteApi('/verify-email');

export function VerifyEmailPage() {
  const { email, token, plan } = route.useSearch();
  const navigate = useNavigate();
  const usedToken = useTokenOutOfAddress(token);

  const leave = () => {
    forgetPendingPlan();
    void navigate({ to: '/login' });
  };
  return (
    <>
      <TopBar />
      <Page width="narrow" className="py-8 sm:py-12">
        <main tabIndex={-1} className="outline-none">
          {usedToken === undefined ? (
            <VerificationWaiting email={email} mailbox={<MailboxLink email={email} />} />
          ) : (
            <Verification token={usedToken} plan={plan ?? readPendingPlan() ?? 'free'} onLeave={leave} />
          )}
        </main>
      </Page>
    </>
  );
}

/** The token stays with the page and leaves the address, so that it lands in no history and no log. */
function useTokenOutOfAddress(token: string | undefined): string | undefined {
  const navigate = useNavigate();
  const [kept, setKept] = useState(token);
  if (token !== undefined && token !== kept) setKept(token);
  useEffect(() => {
    if (token === undefined) return;
    void navigate({
      to: '/verify-email',
      search: ({ email, plan }) => ({ email, plan }),
      replace: true,
    });
  }, [token, navigate]);
  return kept;
}

/** Mails go nowhere on a desk: the embedded mailbox holds the link. */
function MailboxLink({ email }: { email: string | undefined }) {
  const { data: config } = useConfig();
  if (config?.mailbox !== true) return null;
  return (
    <LinkButton to="/dev/mailbox" search={{ to: email }} variant="primary">
      {accountsCopy.verify.mailbox}
    </LinkButton>
  );
}
