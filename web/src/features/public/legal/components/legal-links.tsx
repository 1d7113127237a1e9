import { PAGES } from '@citato/contract';
import { addressOf } from '#lib/browser/base-path';
import { useConfig } from '#features/config';
import { legalCopy as copy } from '../copy.ts';

/** Where to read what happens to the data, before giving any: our pages or the operator's own. */
export function LegalLinks() {
  const { data: config } = useConfig();
  return (
    <p className="text-center text-xs text-muted">
      {copy.before} <a href={config?.legal.privacyUrl ?? addressOf(PAGES.privacy)}>{copy.privacy}</a> ·{' '}
      <a href={config?.legal.cookieUrl ?? addressOf(PAGES.cookie)}>{copy.cookie}</a>
    </p>
  );
}
