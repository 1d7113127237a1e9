import { loginRequest } from '@citato/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Banner, Button, Field, FormBanner, PasswordInput, showToast, TextInput } from '#ui';
import { ApiError, readErrorMessage } from '#lib/api-client';
import { accountsCopy } from '../copy.ts';
import { useLogin } from '../use-login.ts';
import { readPendingPlan } from '../pending-plan.ts';
import { ResendButton } from './resend-button.tsx';

const copy = accountsCopy.login;

/** Signs in; where to go then is decided by who listens to the session. */
export function LoginForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(loginRequest),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const login = useLogin();

  const submit = handleSubmit((credentials) => {
    login.mutate(credentials, {
      onError: (error) => {
        const description = readErrorMessage({ error, fallback: copy.errorFallback });
        showToast({ title: copy.errorTitle, description, tone: 'error' });
      },
    });
  });

  return (
    <>
      {login.isError && <Refusal error={login.error} email={login.variables.email} />}
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label={copy.email} error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={copy.password} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Link to="/forgot-password" className="justify-self-start text-sm">
          {copy.forgot}
        </Link>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isLoading={login.isPending}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </form>
    </>
  );
}

/** Why the login was refused; who has not verified the address yet can ask for the mail again. */
function Refusal({ error, email }: { error: unknown; email: string }) {
  const message = readErrorMessage({ error, fallback: copy.errorFallback });
  if (!(error instanceof ApiError && error.code === 'accounts.email_not_verified')) {
    return <FormBanner title={copy.errorTitle} message={message} />;
  }
  const plan = readPendingPlan() ?? 'free';
  return (
    <Banner
      tone="negative"
      role="alert"
      title={copy.errorTitle}
      action={<ResendButton email={email} plan={plan} variant="secondary" />}
    >
      {message}
    </Banner>
  );
}
