import type { ReactNode } from 'react';
import { Page, TopBar } from '#ui';
import { SignInLink } from './sign-in-link.tsx';

interface NarrowFrameProps {
  /** False where the card itself links to the login. */
  isSignInOffered?: boolean;
  children: ReactNode;
}

/** One card below the bar: a step of signing in or registering. */
export function NarrowFrame({ isSignInOffered = true, children }: NarrowFrameProps) {
  return (
    <>
      <TopBar>{isSignInOffered && <SignInLink />}</TopBar>
      <Page width="narrow" className="py-8 sm:py-12">
        <main tabIndex={-1} className="outline-none">
          {children}
        </main>
      </Page>
    </>
  );
}
