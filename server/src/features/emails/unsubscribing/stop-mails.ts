import { withTransaction } from '#platform/db';
import { findTopic, showUnknown, showUnsubscribe, type UnsubscribeDeps } from './show-unsubscribe.ts';

/** Stops the mails of a link, or resumes them, and shows how it is now. Mail programs call it without a session. */
export async function stopMails(
  deps: UnsubscribeDeps,
  { token, isSent }: { token: string; isSent: boolean },
): Promise<string> {
  const asked = findTopic(deps, token);
  if (asked === null) return showUnknown(deps);
  const { subscription, mailTopic } = asked;
  await withTransaction(deps.db, async (tx) => {
    if ((await mailTopic.find(tx, subscription)) === null) return;
    await mailTopic.set(deps, tx, { ...subscription, isSent });
  });
  return showUnsubscribe(deps, token);
}
