import { useEffect, useEffectEvent } from 'react';
import { readSession, subscribeToSession } from './session/session-store.ts';
import { readTabStored, writeTabStored, type TabInputKey } from './storage.ts';

interface KeptInput<Input> {
  userId: string;
  place: string;
  input: Input;
}

/**
 * Keeps the input of a form that is left, for the same user's return. Without a key: when the session ends under it, in
 * memory. With one: also when the page is left or loaded anew, for as long as the tab lives.
 */
export function createInputKeeper<Input>({ key }: { key?: TabInputKey } = {}) {
  const { read, write } = key === undefined ? createMemory<Input>() : createTabMemory<Input>(key);
  let isForgotten = false;
  const keep = ({ userId, place, input }: { userId: string; place: string; input: Input | null }) => {
    if (!isForgotten) write(input === null ? null : { userId, place, input });
  };
  return {
    /** What was kept at `place` for who is signed in now. */
    find: (place: string): Input | null => {
      const session = readSession();
      const kept = read();
      const isOwn = session.status === 'signed-in' && session.user.id === kept?.userId;
      return isOwn && kept.place === place ? kept.input : null;
    },
    /** The input was saved or discarded: leaving the form keeps nothing more. */
    forget: () => {
      isForgotten = true;
      write(null);
    },
    /** Keeps what `read` gives when the form is left, which has back whatever was kept before. */
    useKeeping: ({ place, read: readForm }: { place: string; read: () => Input | null }) => {
      const keepForm = useEffectEvent((userId: string) => {
        keep({ userId, place, input: readForm() });
      });
      useEffect(() => {
        isForgotten = false;
        write(null);
        const keepOwn = () => {
          const session = readSession();
          if (session.status === 'signed-in') keepForm(session.user.id);
        };
        const unsubscribe = subscribeToSession((next, previous) => {
          const isExpired = next.status === 'signed-out' && next.reason === 'expired';
          if (isExpired && previous.status === 'signed-in') keepForm(previous.user.id);
        });
        if (key !== undefined) window.addEventListener('pagehide', keepOwn);
        return () => {
          unsubscribe();
          if (key === undefined) return;
          window.removeEventListener('pagehide', keepOwn);
          keepOwn();
        };
      }, []);
    },
  };
}

interface Memory<Input> {
  read: () => KeptInput<Input> | null;
  write: (kept: KeptInput<Input> | null) => void;
}

function createMemory<Input>(): Memory<Input> {
  let kept: KeptInput<Input> | null = null;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
}

function createTabMemory<Input>(key: TabInputKey): Memory<Input> {
  return {
    read: () => parseKept<Input>(readTabStored(key)),
    write: (kept) => {
      writeTabStored({ key, value: kept === null ? null : JSON.stringify(kept) });
    },
  };
}

/** Safe because nothing else writes under the key, and a newer page than the one that wrote it begins another tab's life. */
function parseKept<Input>(text: string | null): KeptInput<Input> | null {
  try {
    return text === null ? null : (JSON.parse(text) as KeptInput<Input>);
  } catch {
    return null;
  }
}
