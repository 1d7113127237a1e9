import { nameHere } from '../browser/base-path.ts';

/** What tabs of one browser tell each other; no token and no name travels. */
export type TabMessage = { type: 'signed-out' } | { type: 'signed-in'; userId: string };

const CHANNEL = 'citato.session';

let channel: BroadcastChannel | null = null;

/** Told to the other tabs only: a channel does not hear itself. */
export function announceToTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

export function listenToTabs(onMessage: (message: TabMessage) => void): () => void {
  const opened = new BroadcastChannel(nameHere(CHANNEL));
  opened.onmessage = (event: MessageEvent<unknown>) => {
    const message = parseTabMessage(event.data);
    if (message !== null) onMessage(message);
  };
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

function parseTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'signed-out') return { type: 'signed-out' };
  if (data.type !== 'signed-in' || !('userId' in data) || typeof data.userId !== 'string') return null;
  return { type: 'signed-in', userId: data.userId };
}
