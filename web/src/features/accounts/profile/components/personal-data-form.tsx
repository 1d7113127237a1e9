import { api, type User } from '@citato/contract';
import { Button, Field, showToast, TextInput } from '#ui';
import { Refusal } from '../../access/components/refusal.tsx';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { holdSent, useValidatedForm } from '#lib/use-validated-form';
import { profileCopy } from '../copy.ts';
import { useUpdateProfile } from '../queries.ts';
import { showRefusal } from '../show-refusal.ts';
import { FormSection } from './form-section.tsx';

const copy = profileCopy.personal;
const FIELDS = ['firstName', 'lastName'] as const;

export function PersonalDataForm({ user }: { user: User }) {
  const form = useValidatedForm({
    schema: api.updateProfile.body,
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const update = useUpdateProfile();

  // Awaited, not given as callbacks: those are lost where another tab is opened meanwhile.
  const submit = handleSubmit(
    useOneAtATime(async (values: { firstName: string; lastName: string }) => {
      const showSaved = holdSent({ form, fields: FIELDS });
      try {
        const { firstName, lastName } = await update.mutateAsync(values);
        showSaved({ firstName: firstName ?? '', lastName: lastName ?? '' });
        showToast({ title: copy.done, tone: 'success' });
      } catch (error) {
        showRefusal({ error, fields: FIELDS, setError, copy });
      }
    }),
  );

  return (
    <FormSection title={copy.title}>
      <Refusal error={update.error} fields={FIELDS} fallback={copy.errorFallback} />
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
