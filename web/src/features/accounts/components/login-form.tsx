import { loginRequest } from '@citato/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Button, Field, FormBanner, PasswordInput, showToast, TextInput } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { accountsCopy } from '../copy.ts';
import { useLogin } from '../use-login.ts';

const copy = accountsCopy.login;

/** Signs in; where to go then is decided by who listens to the session. */
export function LoginForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(loginRequest),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const login = useLogin();
  const message = login.isError
    ? readErrorMessage({ error: login.error, fallback: copy.errorFallback })
    : null;

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
      {message !== null && <FormBanner title={copy.errorTitle} message={message} />}
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label={copy.email} error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={copy.password} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
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
