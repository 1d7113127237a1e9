import { useEffect, useState, type ReactNode } from 'react';
import { loadToaster, TopBar } from '#ui';
import { SupportDialog, UserMenu } from '#features/accounts';
import { AlertsBell } from '#features/alerts';

/** Header and main column of every signed-in page. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const [isAskingForHelp, setIsAskingForHelp] = useState(false);
  useEffect(fetchToasterAtFirstTouch, []);
  return (
    <>
      <TopBar>
        <div className="flex min-w-0 items-center gap-1">
          <AlertsBell />
          <UserMenu
            onSupport={() => {
              setIsAskingForHelp(true);
            }}
          />
        </div>
      </TopBar>
      <main tabIndex={-1} className="outline-none">
        {children}
      </main>
      {isAskingForHelp && (
        <SupportDialog
          onClose={() => {
            setIsAskingForHelp(false);
          }}
        />
      )}
    </>
  );
}

/** Early enough for the network to be there still, and only for those who do something. */
function fetchToasterAtFirstTouch(): () => void {
  const touched = new AbortController();
  const fetchOnce = () => {
    touched.abort();
    loadToaster().catch(() => undefined);
  };
  for (const touch of ['pointerdown', 'keydown']) {
    window.addEventListener(touch, fetchOnce, { signal: touched.signal });
  }
  return () => {
    touched.abort();
  };
}
