import { Button, showToast } from '#ui';
import { accountsCopy } from '../copy.ts';

export function ResendButton({ variant }: { variant: 'primary' | 'secondary' }) {
  return (
    <Button
      variant={variant}
      onClick={() => {
        showToast({ title: accountsCopy.verify.resendNotice });
      }}
    >
      {accountsCopy.verify.resend}
    </Button>
  );
}
