import { useEffect, type ReactNode } from 'react';
import { loadToaster, TooltipProvider, TopBar } from '#ui';
import { UserMenu } from '#features/accounts';

/** Header and main column of every signed-in page. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    loadToaster().catch(() => undefined);
  }, []);
  return (
    <TooltipProvider>
      <TopBar>
        <UserMenu />
      </TopBar>
      <main tabIndex={-1} className="outline-none">
        {children}
      </main>
    </TooltipProvider>
  );
}
