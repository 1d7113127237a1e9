import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import { Page } from './page.tsx';

/** 60 px: the mark left, what belongs to the person right. */
export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <header className="border-b bg-raised">
      <Page className="flex h-15 items-center justify-between gap-4">
        <Logo />
        <div className="contents print:hidden">{children}</div>
      </Page>
    </header>
  );
}
