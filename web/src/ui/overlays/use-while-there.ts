import { useEffect, useRef } from 'react';

/**
 * The call, as long as its component stands. What a dialog waits for may come when it has been closed: then it must not
 * close, or lead away from, what was opened since.
 */
export function useWhileThere<Args extends unknown[]>(
  call: (...args: Args) => void,
): (...args: Args) => void {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return (...args) => {
    if (isThere.current) call(...args);
  };
}
