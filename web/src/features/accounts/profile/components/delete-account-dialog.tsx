import { api } from '@citato/contract';
import { Button, Dialog, DialogBody, DialogFoot, Field, PasswordInput, showToast } from '#ui';
import { applyFieldErrors } from '../../access/apply-field-errors.ts';
import { readErrorMessage } from '#lib/api-client';
import { signOut } from '#lib/session/session';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { profileCopy } from '../copy.ts';
import { useDeleteAccount } from '../queries.ts';

const copy = profileCopy.deletion;

/** Lists what is deleted and asks for the password: an unattended device deletes nothing. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { register, handleSubmit, formState, setError } = useValidatedForm({
    schema: api.deleteAccount.body,
    defaultValues: { password: '' },
  });
  const deletion = useDeleteAccount();
  // Awaited, not given as callbacks: those are lost with the page, so that no message would be shown and the sign-out
  // be missed.
  const submit = handleSubmit(
    useOneAtATime(async (values: { password: string }) => {
      try {
        await deletion.mutateAsync(values);
        showToast({ title: copy.done, description: copy.doneText, tone: 'success' });
        // Its sessions went with the account; signing out forgets this browser's.
        void signOut();
      } catch (error) {
        if (applyFieldErrors({ error, fields: ['password'], setError })) return;
        const description = readErrorMessage({ error, fallback: copy.errorFallback });
        showToast({ title: copy.errorTitle, description, tone: 'error' });
      }
    }),
  );
  // Once it is sent it cannot be cancelled: closing the dialog would suggest that it can.
  const close = () => {
    if (!deletion.isPending) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={copy.title}
      hasInput={formState.isDirty}
      description={
        <>
          {copy.before}
          <b className="wrap-anywhere text-text">{email}</b>
          {copy.after}
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody className="pt-4 pb-1">
          <Field label={copy.password} error={formState.errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button disabled={deletion.isPending} onClick={close}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            isLoading={deletion.isPending}
            loadingLabel={copy.submitting}
          >
            {copy.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
