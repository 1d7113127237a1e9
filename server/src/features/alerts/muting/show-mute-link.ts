import { writeButtonPage } from '#features/emails';
import { createAlertLinks } from '../rules/alert-links.ts';
import { MUTE_PAGE } from '../templates/mute-page.ts';
import { nameMute } from '../templates/mute-title.ts';
import { findNotifiedAlert, type LinkDeps, type LinkState } from './find-notified-alert.ts';

/** The page of a link in a mail or a chat: what it mutes, and the button that does. Nothing changes by looking. */
export async function showMuteLink(deps: LinkDeps, token: string): Promise<string> {
  const notified = deps.muteLinks.read(token);
  const found = notified === null ? null : await findNotifiedAlert(deps, deps.db, notified);
  const { settings } = createAlertLinks(deps.settings.appUrl);
  return writeButtonPage({ ...sayPage(found), end: { label: MUTE_PAGE.end, link: settings } });
}

function sayPage(found: LinkState | null) {
  if (found === null) return MUTE_PAGE.unknown;
  if (!('alert' in found)) return MUTE_PAGE[found.state];
  const { state, alert, channel } = found;
  const words = MUTE_PAGE[state];
  return words({ title: nameMute.of(alert), company: alert.company.name, channel });
}
