import { type CheckedInvitation, ROLE_NAMES } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, Users } from 'lucide-react';
import { Button, Card, LinkButton, showToast, Skeleton, SkeletonSwitch } from '#ui';
import { NarrowFrame, StatusCard } from '#features/accounts';
import { readErrorMessage } from '#lib/api-client';
import { reopenSession, signOut } from '#lib/session/session';
import { useSession } from '#lib/session/session-store';
import { teamsCopy } from '../copy.ts';
import { useAcceptInvitation, useCheckedInvitation } from '../queries.ts';

const copy = teamsCopy.invitation;

/** What a link invites to: accepted by who is signed in under its address, and explained to everybody else. */
export function InvitationCard({ token }: { token: string }) {
  const checked = useCheckedInvitation(token);
  return (
    <NarrowFrame isSignInOffered={false}>
      <SkeletonSwitch isPending={checked.isPending} skeleton={<Skeleton className="h-60" />}>
        {() => (checked.data === undefined ? <Dead /> : <Open invitation={checked.data} token={token} />)}
      </SkeletonSwitch>
    </NarrowFrame>
  );
}

function Dead() {
  return (
    <StatusCard
      tone="negative"
      sign={<CircleAlert />}
      role="alert"
      title={copy.deadTitle}
      actions={<LinkButton to="/login">{copy.toLogin}</LinkButton>}
    >
      {copy.deadText}
    </StatusCard>
  );
}

function Open({ invitation, token }: { invitation: CheckedInvitation; token: string }) {
  const { email, role, organisation, handsOver } = invitation;
  return (
    <Card className="grid gap-4 p-6 sm:p-8">
      <Users aria-hidden className="size-6 text-accent" />
      <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">
        {handsOver ? copy.offerTitle(organisation) : copy.title(organisation)}
      </h1>
      <p className="text-sm wrap-anywhere text-muted">
        {handsOver ? copy.offerText(email) : copy.text({ role: ROLE_NAMES[role], email })}
      </p>
      {!handsOver && <p className="text-sm text-muted">{copy.roles[role]}</p>}
      <Answer email={email} token={token} />
    </Card>
  );
}

function Answer({ email, token }: { email: string; token: string }) {
  const session = useSession();
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  if (session.status !== 'signed-in')
    return (
      <>
        <div className="flex flex-wrap gap-2 *:min-h-11 max-sm:*:w-full">
          <LinkButton to="/login" search={{ redirect: `/invitation?token=${token}` }} variant="primary">
            {copy.signIn}
          </LinkButton>
          <LinkButton to="/register">{copy.register}</LinkButton>
        </div>
        <p className="text-xs text-muted">{copy.registerHelp}</p>
      </>
    );
  if (session.user.email !== email)
    return (
      <>
        <p className="text-sm wrap-anywhere">{copy.other(session.user.email)}</p>
        <Button className="justify-self-start" onClick={() => void signOut()}>
          {copy.signOut}
        </Button>
      </>
    );
  const take = async () => {
    try {
      await accept.mutateAsync(token);
      showToast({ title: copy.done, tone: 'success' });
      await navigate({ to: '/' });
      await reopenSession();
    } catch (error) {
      const description = readErrorMessage({ error, fallback: teamsCopy.fallback });
      showToast({ title: copy.failed, description, tone: 'error' });
    }
  };
  return (
    <Button
      variant="primary"
      className="min-h-11 justify-self-start max-sm:w-full"
      isLoading={accept.isPending}
      loadingLabel={copy.accepting}
      onClick={() => void take()}
    >
      {copy.accept}
    </Button>
  );
}
