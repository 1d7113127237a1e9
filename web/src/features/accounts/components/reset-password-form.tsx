import { api } from '@citato/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button, Field, FormBanner, PasswordInput, showToast } from '#ui';
import { callApi, readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { applyFieldErrors } from '../apply-field-errors.ts';
import { accountsCopy } from '../copy.ts';
import { passwordResetForm } from '../password-reset-form.ts';

const copy = accountsCopy.reset;
const EMPTY = { newPassword: '', confirmPassword: '' };

export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const { register, handleSubmit, formState, setError, getFieldState, trigger } = useForm({
    resolver: standardSchemaResolver(passwordResetForm),
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const resetting = useMutation({
    mutationFn: (newPassword: string) =>
      callApi(api.resetPassword, { body: { token, newPassword }, fallbackMessage: copy.errorFallback }),
  });

  const submit = handleSubmit(
    useOneAtATime(async ({ newPassword }: { newPassword: string }) => {
      try {
        await resetting.mutateAsync(newPassword);
        onReset();
      } catch (error) {
        applyFieldErrors({ error, fields: ['newPassword'], setError });
        const description = readErrorMessage({ error, fallback: copy.errorFallback });
        showToast({ title: accountsCopy.errorTitle, description, tone: 'error' });
      }
    }),
  );
  const recheckConfirmation = () => {
    if (getFieldState('confirmPassword').isTouched) void trigger('confirmPassword');
  };

  return (
    <>
      {resetting.isError && (
        <FormBanner
          title={accountsCopy.errorTitle}
          message={readErrorMessage({ error: resetting.error, fallback: copy.errorFallback })}
        />
      )}
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label={copy.next} help={copy.nextHelp} error={errors.newPassword?.message}>
          <PasswordInput
            autoComplete="new-password"
            {...register('newPassword', { onChange: recheckConfirmation })}
          />
        </Field>
        <Field label={copy.confirm} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isLoading={resetting.isPending}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </form>
    </>
  );
}
