import { type InvitationInput, type Role, ROLE_NAMES } from '@citato/contract';
import { type SyntheticEvent, useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Field, FormBanner, showToast, TextInput } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { teamsCopy } from '../copy.ts';
import { useInviteMember } from '../queries.ts';
import { CompanyChoice } from './company-choice.tsx';

const copy = teamsCopy.dialog;

/** Invites an address, with the role explained and, for a client, the companies they will see. */
export function InviteDialog({
  roles,
  companies,
  onClose,
}: {
  roles: readonly Role[];
  companies: readonly { id: string; name: string }[];
  onClose: () => void;
}) {
  const [values, setValues] = useState<InvitationInput>({
    email: '',
    role: roles.includes('editor') ? 'editor' : 'client',
    companyIds: [],
  });
  const invite = useInviteMember();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    try {
      await invite.mutateAsync(values);
      showToast({
        title: teamsCopy.sent,
        description: teamsCopy.sentText(values.email.trim()),
        tone: 'success',
      });
      onClose();
    } catch {
      // Said in the form.
    }
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={copy.title} hasInput={values.email !== ''}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody className="grid gap-4 pt-4 pb-1">
          {invite.error !== null && (
            <FormBanner message={readErrorMessage({ error: invite.error, fallback: teamsCopy.fallback })} />
          )}
          <Field label={copy.email}>
            <TextInput
              type="email"
              autoComplete="off"
              value={values.email}
              onChange={({ target }) => {
                setValues({ ...values, email: target.value });
              }}
            />
          </Field>
          <fieldset className="grid gap-1">
            <legend className="mb-1.5 text-sm font-medium">{copy.role}</legend>
            {roles.map((role) => (
              <label key={role} className="flex items-start gap-2.5 py-1.5 text-sm">
                <input
                  type="radio"
                  name="role"
                  className="mt-0.5 size-4 accent-accent"
                  checked={values.role === role}
                  onChange={() => {
                    setValues({ ...values, role });
                  }}
                />
                <span>
                  <b className="block font-medium">{ROLE_NAMES[role]}</b>
                  <span className="text-xs text-muted">{teamsCopy.roles[role]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {values.role === 'client' && (
            <CompanyChoice
              companies={companies}
              chosen={values.companyIds}
              onChange={(companyIds) => {
                setValues({ ...values, companyIds });
              }}
            />
          )}
          <p className="text-xs text-muted">{copy.help}</p>
        </DialogBody>
        <DialogFoot>
          <Button disabled={invite.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" isLoading={invite.isPending} loadingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
