import type { ReactNode } from 'react';

/** The monitored company, and nothing else in the product, is yellow. */
export function Marker({ children }: { children: ReactNode }) {
  return <mark className="marked">{children}</mark>;
}
