import { Consent } from '#features/public';

/** A part of its own: loaded after the page, and never a reason to split what every page shares. */
export function StatisticsConsent() {
  return <Consent />;
}
