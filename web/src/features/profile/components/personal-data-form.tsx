import { api, type User } from '@citato/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Button, Field, FormBanner, showToast, TextInput } from '#ui';
import { applyFieldErrors } from '#features/accounts';
import { readErrorMessage } from '#lib/api-client';
import { profileCopy } from '../copy.ts';
import { useUpdateProfile } from '../queries.ts';
import { FormSection } from './form-section.tsx';

const copy = profileCopy.personal;

export function PersonalDataForm({ user }: { user: User }) {
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: standardSchemaResolver(api.updateProfile.body),
    mode: 'onTouched',
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
  });
  const { errors } = formState;
  const update = useUpdateProfile();

  const submit = handleSubmit((values) => {
    update.mutate(values, {
      onSuccess: ({ firstName, lastName }) => {
        reset({ firstName: firstName ?? '', lastName: lastName ?? '' });
        showToast({ title: copy.done, tone: 'success' });
      },
      onError: (error) => {
        applyFieldErrors({ error, fields: ['firstName', 'lastName'], setError });
        const description = readErrorMessage({ error, fallback: copy.errorFallback });
        showToast({ title: copy.errorTitle, description, tone: 'error' });
      },
    });
  });

  return (
    <FormSection title={copy.title}>
      {update.isError && (
        <FormBanner
          title={copy.errorTitle}
          message={readErrorMessage({ error: update.error, fallback: copy.errorFallback })}
        />
      )}
      <form
        noValidate
        aria-label={copy.title}
        className="grid gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label={copy.firstName} error={errors.firstName?.message}>
            <TextInput autoComplete="given-name" {...register('firstName')} />
          </Field>
          <Field label={copy.lastName} error={errors.lastName?.message}>
            <TextInput autoComplete="family-name" {...register('lastName')} />
          </Field>
        </div>
        <Field label={copy.email} help={copy.emailHelp}>
          <TextInput type="email" value={user.email} disabled readOnly />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="max-sm:min-h-12 max-sm:w-full sm:justify-self-end"
          isLoading={update.isPending}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </form>
    </FormSection>
  );
}
