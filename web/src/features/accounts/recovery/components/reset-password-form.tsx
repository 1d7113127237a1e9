import { api } from '@citato/contract';
import { callApi } from '#lib/api-client';
import { recoveryCopy } from '../copy.ts';
import { passwordResetForm } from '../../access/new-password-schemas.ts';
import { NewPasswordForm } from '../../access/components/new-password-form.tsx';

const copy = recoveryCopy.reset;

/** Sets another password by the token of a reset mail. */
export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  return (
    <NewPasswordForm
      schema={passwordResetForm}
      copy={copy}
      errorFallback={copy.errorFallback}
      send={async (newPassword) => {
        await callApi(api.resetPassword, {
          body: { token, newPassword },
          fallbackMessage: copy.errorFallback,
        });
        onReset();
      }}
    />
  );
}
