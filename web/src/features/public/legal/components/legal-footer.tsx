import { PAGES, type PublicConfig } from '@citato/contract';
import { addressOf } from '#lib/browser/base-path';
import { ConfigRetry, useConfig } from '#features/config';
import { Logo, Page, Skeleton } from '#ui';
import { legalCopy as copy } from '../copy.ts';

/** The foot of the public page: who answers for it, how to reach them, what becomes of the data. */
export function LegalFooter() {
  const { data: config, isPending } = useConfig();
  return (
    <footer className="border-t">
      <Page
        width="landing"
        className="grid gap-5 pt-10 pb-12 text-xs text-muted sm:grid-cols-[auto_1fr_auto] sm:items-start sm:gap-10"
      >
        <Logo />
        {isPending && <Skeleton className="h-20 w-56" />}
        {!isPending &&
          (config === undefined ? (
            <ConfigRetry>{copy.ownerFailed}</ConfigRetry>
          ) : (
            <Owner legal={config.legal} email={config.contact.email} />
          ))}
        <p className="flex gap-5">
          <FootLink href={config?.legal.privacyUrl ?? addressOf(PAGES.privacy)}>{copy.privacy}</FootLink>
          <FootLink href={config?.legal.cookieUrl ?? addressOf(PAGES.cookie)}>{copy.cookie}</FootLink>
        </p>
      </Page>
    </footer>
  );
}

function Owner({ legal, email }: { legal: PublicConfig['legal']; email: string | null }) {
  return (
    <address className="min-h-20 wrap-anywhere not-italic">
      <span className="block">{legal.name ?? copy.missing.name}</span>
      <span className="block">{legal.address ?? copy.missing.address}</span>
      <span className="block">{legal.vat === null ? copy.missing.vat : `${copy.vat} ${legal.vat}`}</span>
      {email === null ? (
        <span className="block">{copy.missing.email}</span>
      ) : (
        <FootLink href={`mailto:${email}`}>{email}</FootLink>
      )}
    </address>
  );
}

function FootLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex text-muted hover:text-text pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {children}
    </a>
  );
}
