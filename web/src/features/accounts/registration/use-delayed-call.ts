import { useEffect, useEffectEvent } from 'react';

/** Calls once after the delay, unless the component has gone by then. */
export function useDelayedCall({ call, delayMs }: { call: () => void; delayMs: number }): void {
  const fire = useEffectEvent(call);
  useEffect(() => {
    const timer = setTimeout(() => {
      fire();
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [delayMs]);
}
