import { PAGES } from '@citato/contract';
import { useConfig } from '#features/config';
import { legalCopy as copy } from '../copy.ts';

/** Where to read what happens to the data, before giving any: our pages or the operator's own. */
export function LegalLinks() {
  const { data: config } = useConfig();
  return (
    <p className="text-center text-xs text-muted">
      {copy.before} <a href={config?.legal.privacyUrl ?? PAGES.privacy}>{copy.privacy}</a> ·{' '}
      <a href={config?.legal.cookieUrl ?? PAGES.cookie}>{copy.cookie}</a>
    </p>
  );
}
