import type { EmailsDeps } from '../emails-deps.ts';
import { type ButtonPage, writeButtonPage } from '../templates/button-page.ts';
import { UNSUBSCRIBE } from '../templates/unsubscribe-page.ts';
import type { MailTopic, Subscription } from '../unsubscribe-deps.ts';

export type UnsubscribeDeps = Pick<
  EmailsDeps,
  'db' | 'clock' | 'unsubscribeLinks' | 'mailTopics' | 'settings'
>;

/** The page of a link: what it stops, and the button that does. Nothing changes by looking. */
export async function showUnsubscribe(deps: UnsubscribeDeps, token: string): Promise<string> {
  const asked = findTopic(deps, token);
  if (asked === null) return showUnknown(deps);
  const found = await asked.mailTopic.find(deps.db, asked.subscription);
  if (found === null) return write(deps, UNSUBSCRIBE.gone);
  return write(deps, found.isSent ? UNSUBSCRIBE.ask(found.title) : UNSUBSCRIBE.stopped(found.title));
}

/** Whose mails a link stops, and who sends them; null where it is none of ours. */
export function findTopic(
  { unsubscribeLinks, mailTopics }: UnsubscribeDeps,
  token: string,
): { subscription: Subscription; mailTopic: MailTopic } | null {
  const subscription = unsubscribeLinks.read(token);
  const mailTopic = mailTopics[subscription?.topic.split(':', 1)[0] ?? ''];
  return subscription === null || mailTopic === undefined ? null : { subscription, mailTopic };
}

export const showUnknown = (deps: Pick<UnsubscribeDeps, 'settings'>): string =>
  write(deps, UNSUBSCRIBE.unknown);

const write = ({ settings: { appUrl } }: Pick<UnsubscribeDeps, 'settings'>, page: ButtonPage): string =>
  writeButtonPage({ ...page, end: { label: UNSUBSCRIBE.end, link: appUrl } });
