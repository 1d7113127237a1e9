import { useEffect, useEffectEvent } from 'react';
import { readSession, subscribeToSession } from './session-store.ts';

/**
 * What stood in a form when the session ended under it, for when its user is back: in memory, so that it is gone with
 * the tab, and for nobody else who signs in.
 */
export function createInputKeeper<Input>() {
  let kept: { userId: string; place: string; input: Input } | null = null;
  return {
    /** What was kept at `place` for who is signed in now. */
    find: (place: string): Input | null => {
      const session = readSession();
      const isOwn = session.status === 'signed-in' && session.user.id === kept?.userId;
      return isOwn && kept?.place === place ? kept.input : null;
    },
    /** Keeps what `read` gives when the session ends under the form, which has back whatever was kept before. */
    useKeeping: ({ place, read }: { place: string; read: () => Input | null }) => {
      const keep = useEffectEvent((userId: string) => {
        const input = read();
        kept = input === null ? null : { userId, place, input };
      });
      useEffect(() => {
        kept = null;
        return subscribeToSession((next, previous) => {
          const isExpired = next.status === 'signed-out' && next.reason === 'expired';
          if (isExpired && previous.status === 'signed-in') keep(previous.user.id);
        });
      }, []);
    },
  };
}
