import { useEffect, useEffectEvent, useState } from 'react';

/** A call that waits until nothing new has come for a while; what still waits when its place goes is never made. */
export function useSettledCall({ call, pauseMs }: { call: (value: string) => void; pauseMs: number }): {
  later: (value: string) => void;
  now: (value: string) => void;
} {
  const [waiting, setWaiting] = useState<{ value: string } | null>(null);
  const fire = useEffectEvent(call);
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => {
      setWaiting(null);
      fire(waiting.value);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [waiting, pauseMs]);
  return {
    later: (value) => {
      setWaiting({ value });
    },
    now: (value) => {
      setWaiting(null);
      call(value);
    },
  };
}
