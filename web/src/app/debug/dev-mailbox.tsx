import { useConfig } from '#features/config';
import { DevMailboxPage } from '#pages/dev-mailbox';
import { NotFoundPage } from '#pages/not-found';

/** The mailbox exists only where mails stay on this machine. */
export function DevMailbox() {
  const { data: config } = useConfig();
  return config?.mailbox === false ? <NotFoundPage /> : <DevMailboxPage />;
}
