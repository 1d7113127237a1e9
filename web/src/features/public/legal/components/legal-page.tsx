import type { ReactNode } from 'react';
import { Page, TopBar } from '#ui';
import { SignInLink } from '#features/accounts';

interface LegalPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page that is read: one column of text below the bar. */
export function LegalPage({ title, intro, children }: LegalPageProps) {
  return (
    <>
      <TopBar>
        <SignInLink />
      </TopBar>
      <Page width="form" className="py-8 sm:py-12">
        <main tabIndex={-1} className="grid gap-8 outline-none">
          <div>
            <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
            <p className="mt-1 text-muted">{intro}</p>
          </div>
          {children}
        </main>
      </Page>
    </>
  );
}
