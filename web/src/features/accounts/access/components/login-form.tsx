import { loginRequest } from '@citato/contract';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Field, PasswordInput, TextInput, useFailureToast } from '#ui';
import { ApiError, readErrorMessage } from '#lib/api-client';
import { useValidatedForm } from '#lib/use-validated-form';
import { accountsCopy } from '../copy.ts';
import { useSignIn } from '../use-sign-in.ts';
import { readPendingPlan } from '../pending-plan.ts';
import { Refusal } from './refusal.tsx';
import { SubmitButton } from './submit-button.tsx';

const copy = accountsCopy.login;
/** Few need it, and only after the server has answered. */
const ResendButton = lazy(async () => ({ default: (await import('./resend-button.tsx')).ResendButton }));

/** Signs in; the redirect after it is decided by the listeners of the session. */
export function LoginForm() {
  const { register, handleSubmit, formState } = useValidatedForm({
    schema: loginRequest,
    // Text typed before the app was loaded stands in the fields.
    defaultValues: {},
  });
  const login = useSignIn();
  const failure = useFailureToast();

  const submit = handleSubmit((credentials) => {
    login.mutate(credentials, {
      onSuccess: failure.takeBack,
      onError: (error) => {
        const description = readErrorMessage({ error, fallback: copy.errorFallback });
        failure.tell({ title: copy.errorTitle, description });
      },
    });
  });

  return (
    <>
      <Refusal
        error={login.error}
        fallback={copy.errorFallback}
        action={isUnverified(login.error) ? <Resend email={login.variables?.email ?? ''} /> : undefined}
      />
      <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label={copy.email} error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={copy.password} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Link to="/forgot-password" className="justify-self-start text-sm">
          {copy.forgot}
        </Link>
        <SubmitButton copy={copy} isSending={login.isPending} />
      </form>
    </>
  );
}

function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'accounts.email_not_verified';
}

/** A user with an unverified address can ask for the mail again. */
function Resend({ email }: { email: string }) {
  return (
    <Suspense>
      <ResendButton email={email} plan={readPendingPlan() ?? 'free'} variant="secondary" />
    </Suspense>
  );
}
