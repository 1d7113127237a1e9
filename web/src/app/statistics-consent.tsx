import { Consent } from '#features/public';

/** A chunk of its own: loaded after the page, so that the shared code stays small. */
export function StatisticsConsent() {
  return <Consent />;
}
