import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  registrationCopy,
  AuthFrame,
  isPaidPlan,
  keepPendingPlan,
  NarrowFrame,
  PlanBanner,
  RegisteredCard,
  RegisterForm,
} from '#features/accounts';
import { hasConsent, LegalLinks, ReadAnswer } from '#features/public';
import { track } from '#lib/track';

const copy = registrationCopy.register;
const route = getRouteApi('/register');

export function RegisterPage() {
  const search = route.useSearch();
  const { plan = 'free' } = search;
  const [email, setEmail] = useState<string | null>(null);
  const navigate = useNavigate();

  if (email !== null) {
    const goOn = () =>
      void navigate({ to: '/verify-email', search: { email, ...(isPaidPlan(plan) && { plan }) } });
    return (
      <NarrowFrame>
        <RegisteredCard onContinue={goOn} />
      </NarrowFrame>
    );
  }
  return (
    <AuthFrame title={copy.title} aside={<ReadAnswer />}>
      {isPaidPlan(plan) && <PlanBanner plan={plan} />}
      <RegisterForm
        plan={plan}
        onRegistered={({ email: registered, firstName, lastName }) => {
          const timestamp = new Date().toISOString();
          track({
            event: 'sign_up',
            ...(!hasConsent() && { email: registered, firstName, lastName }),
            plan,
            method: 'email',
            timestamp,
          });
          keepPendingPlan(plan);
          setEmail(registered);
        }}
      />
      <p className="text-center text-sm text-muted">
        {copy.hasAccount}{' '}
        <Link to="/login" search={search}>
          {copy.login}
        </Link>
      </p>
      <LegalLinks />
    </AuthFrame>
  );
}
