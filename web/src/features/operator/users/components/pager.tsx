import type { MouseEvent } from 'react';
import { Button, LinkButton } from '#ui';
import { usersCopy as copy } from '../copy.ts';

interface PagerProps {
  page: number;
  from: number;
  to: number;
  total: number;
}

/** Turns the pages of the list; every page has its address. */
export function Pager({ page, from, to, total }: PagerProps) {
  return (
    <nav
      aria-label={copy.pages}
      className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-4 sm:px-6"
    >
      <p className="text-sm text-muted" aria-live="polite">
        {copy.range({ from, to, total })}
      </p>
      <div className="flex gap-2">
        <Turn page={page - 1} isThere={page > 1}>
          {copy.previous}
        </Turn>
        <Turn page={page + 1} isThere={to < total}>
          {copy.next}
        </Turn>
      </div>
    </nav>
  );
}

function Turn({ page, isThere, children }: { page: number; isThere: boolean; children: string }) {
  if (!isThere) return <Button disabled>{children}</Button>;
  return (
    <LinkButton
      to="/admin"
      search={(old) => ({ ...old, pagina: page > 1 ? String(page) : undefined })}
      resetScroll={false}
      onClick={goToTop}
    >
      {children}
    </LinkButton>
  );
}

/** The next page is read from its first entry. */
function goToTop({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('section')?.querySelector('h2')?.focus();
}
