import { LinkButton } from '#ui';
import { useConfig } from '#features/config';
import { registrationCopy } from '../copy.ts';

/** Without a mail server mails go nowhere: the embedded mailbox holds the link. */
export function MailboxLink({ email }: { email: string | undefined }) {
  const { data: config } = useConfig();
  if (config?.mailbox !== true) return null;
  return (
    <LinkButton to="/dev/mailbox" search={{ to: email }} variant="primary">
      {registrationCopy.verify.mailbox}
    </LinkButton>
  );
}
