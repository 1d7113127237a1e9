import type { User } from '@citato/contract';
import { Card } from '#ui';
import { DeleteAccount, Devices, ExportData, PasswordForm, PersonalDataForm } from '#features/accounts';

/** The account itself: its names, password, devices and data, and its end. */
export function ProfileForms({ user }: { user: User }) {
  return (
    <div className="mt-6 grid gap-5">
      <Card>
        <PersonalDataForm user={user} />
        <PasswordForm />
      </Card>
      <Card>
        <Devices />
      </Card>
      <Card>
        <ExportData />
        <DeleteAccount email={user.email} />
      </Card>
    </div>
  );
}
