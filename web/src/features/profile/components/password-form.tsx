import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Button, Field, FormBanner, PasswordInput, showToast } from '#ui';
import { applyFieldErrors } from '#features/accounts';
import { readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { profileCopy } from '../copy.ts';
import { passwordChangeForm } from '../password-change-form.ts';
import { useChangePassword } from '../queries.ts';
import { FormSection } from './form-section.tsx';

const copy = profileCopy.password;
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm() {
  const { register, handleSubmit, formState, setError, reset, getFieldState, trigger } = useForm({
    resolver: standardSchemaResolver(passwordChangeForm),
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const change = useChangePassword();

  const submit = handleSubmit(
    useOneAtATime(async ({ currentPassword, newPassword }: typeof EMPTY) => {
      try {
        await change.mutateAsync({ currentPassword, newPassword });
        reset(EMPTY);
        showToast({ title: copy.done, tone: 'success' });
      } catch (error) {
        applyFieldErrors({ error, fields: ['currentPassword', 'newPassword'], setError });
        const description = readErrorMessage({ error, fallback: copy.errorFallback });
        showToast({ title: copy.errorTitle, description, tone: 'error' });
      }
    }),
  );
  const recheckConfirmation = () => {
    if (getFieldState('confirmPassword').isTouched) void trigger('confirmPassword');
  };

  return (
    <FormSection title={copy.title}>
      {change.isError && (
        <FormBanner
          title={copy.errorTitle}
          message={readErrorMessage({ error: change.error, fallback: copy.errorFallback })}
        />
      )}
      <form
        noValidate
        aria-label={copy.title}
        className="grid gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={copy.current} error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
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
          className="max-sm:min-h-12 max-sm:w-full sm:justify-self-end"
          isLoading={change.isPending}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </form>
    </FormSection>
  );
}
