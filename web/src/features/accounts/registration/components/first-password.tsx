import { registrationCopy } from '../copy.ts';
import { firstPasswordForm } from '../../access/new-password-schemas.ts';
import { useFirstPassword } from '../use-first-password.ts';
import { FormCard } from '../../access/components/form-card.tsx';
import { NewPasswordForm } from '../../access/components/new-password-form.tsx';

const copy = registrationCopy.firstPassword;

/**
 * For a link that was opened in another browser than the registering one: the reader of the mail chooses the password,
 * so that the account never opens with one that somebody else typed at registration.
 */
export function FirstPassword({ token }: { token: string }) {
  const choose = useFirstPassword(token);
  return (
    <FormCard title={copy.title} text={copy.text}>
      <NewPasswordForm
        schema={firstPasswordForm}
        copy={copy}
        errorFallback={registrationCopy.verify.errorFallback}
        send={choose}
      />
      <p className="text-center text-sm text-muted">{copy.notYou}</p>
    </FormCard>
  );
}
