import type { ReactNode } from 'react';
import { Banner, Logo } from '#ui';
import { accountsCopy } from '../copy.ts';

interface AuthFrameProps {
  title: string;
  /** Beside the form from 1024 px: what the product does. */
  aside: ReactNode;
  children: ReactNode;
}

/** A form alone on a narrow screen, with an example of the product beside it on a wide one. */
export function AuthFrame({ title, aside, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh bg-raised lg:grid-cols-2">
      <main
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,400px)] content-start justify-center px-4 pt-6 pb-12 outline-none sm:px-8 sm:pt-8 lg:px-10 lg:pb-16"
      >
        <Logo />
        <div className="mt-8 grid gap-5 sm:mt-10">
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          <noscript>
            <Banner tone="warning" title={accountsCopy.noScript.title}>
              {accountsCopy.noScript.text}
            </Banner>
          </noscript>
          {children}
        </div>
      </main>
      <aside className="hidden items-center justify-center border-l bg-surface p-12 lg:flex">{aside}</aside>
    </div>
  );
}
