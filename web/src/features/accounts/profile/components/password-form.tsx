import { Button, Field, PasswordInput, showToast } from '#ui';
import { Refusal } from '../../access/components/refusal.tsx';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { profileCopy } from '../copy.ts';
import { passwordChangeForm } from '../password-change-form.ts';
import { useChangePassword } from '../queries.ts';
import { showRefusal } from '../show-refusal.ts';
import { FormSection } from './form-section.tsx';

const copy = profileCopy.password;
const FIELDS = ['currentPassword', 'newPassword'] as const;
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm() {
  const { register, handleSubmit, formState, setError, reset } = useValidatedForm({
    schema: passwordChangeForm,
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
        showRefusal({ error, fields: FIELDS, setError, copy });
      }
    }),
  );

  return (
    <FormSection title={copy.title}>
      <Refusal error={change.error} fields={FIELDS} fallback={copy.errorFallback} />
      <form
        noValidate
        aria-label={copy.title}
        className="grid gap-5 sm:grid-cols-2 sm:gap-x-3"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={copy.current} error={errors.currentPassword?.message} className="sm:col-start-1">
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field
          label={copy.next}
          help={copy.nextHelp}
          error={errors.newPassword?.message}
          className="sm:col-start-1"
        >
          <PasswordInput
            autoComplete="new-password"
            {...register('newPassword', { deps: 'confirmPassword' })}
          />
        </Field>
        <Field label={copy.confirm} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button
          type="submit"
          className="max-sm:min-h-12 max-sm:w-full sm:col-span-full sm:justify-self-end"
          isLoading={change.isPending}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </form>
    </FormSection>
  );
}
