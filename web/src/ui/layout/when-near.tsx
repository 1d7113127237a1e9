import { type ReactNode, useEffect, useRef, useState } from 'react';

/** So far below the window a part is already drawn. */
const AHEAD = '200px';

/** What stands below the first screen: drawn, and its code loaded, once somebody scrolls near it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return <div ref={place}>{isNear && children}</div>;
}
