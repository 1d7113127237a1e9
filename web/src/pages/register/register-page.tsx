import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Page, TopBar } from '#ui';
import {
  accountsCopy,
  AuthFrame,
  isPaidPlan,
  keepPendingPlan,
  PlanBanner,
  RegisteredCard,
  RegisterForm,
} from '#features/accounts';
import { ReadAnswer } from '#features/showcase';

const copy = accountsCopy.register;
const route = getRouteApi('/register');

export function RegisterPage() {
  const { plan = 'free' } = route.useSearch();
  const [email, setEmail] = useState<string | null>(null);
  const navigate = useNavigate();

  if (email !== null) {
    const goOn = () =>
      void navigate({ to: '/verify-email', search: { email, ...(isPaidPlan(plan) && { plan }) } });
    return (
      <>
        <TopBar />
        <Page width="narrow" className="py-8 sm:py-12">
          <main tabIndex={-1} className="outline-none">
            <RegisteredCard onContinue={goOn} />
          </main>
        </Page>
      </>
    );
  }
  return (
    <AuthFrame title={copy.title} aside={<ReadAnswer />}>
      {isPaidPlan(plan) && <PlanBanner plan={plan} />}
      <RegisterForm
        plan={plan}
        onRegistered={(registered) => {
          keepPendingPlan(plan);
          setEmail(registered);
        }}
      />
      <p className="text-center text-sm text-muted">
        {copy.hasAccount} <Link to="/login">{copy.login}</Link>
      </p>
    </AuthFrame>
  );
}
