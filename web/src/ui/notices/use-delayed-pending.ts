import { useEffect, useState } from 'react';

const APPEAR_AFTER_MS = 200;
const STAY_AT_LEAST_MS = 400;

/** `quiet`: too early to show anything. `shown`: the skeleton stands. `ready`: the content may stand. */
export type PendingPhase = 'quiet' | 'shown' | 'ready';

/** What to show while something is pending, so that neither a quick nor a slow answer flickers. */
export function useDelayedPending(isPending: boolean): PendingPhase {
  const [hasAppeared, setHasAppeared] = useState(false);
  const [mustStay, setMustStay] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const appear = setTimeout(() => {
      setHasAppeared(true);
      setMustStay(true);
    }, APPEAR_AFTER_MS);
    return () => {
      clearTimeout(appear);
      setHasAppeared(false);
    };
  }, [isPending]);

  useEffect(() => {
    if (!mustStay) return;
    const leave = setTimeout(() => {
      setMustStay(false);
    }, STAY_AT_LEAST_MS);
    return () => {
      clearTimeout(leave);
    };
  }, [mustStay]);

  if (!isPending && !mustStay) return 'ready';
  return mustStay || hasAppeared ? 'shown' : 'quiet';
}
