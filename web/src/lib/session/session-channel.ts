import { nameHere } from '../browser/base-path.ts';

/** Messages between the tabs of one browser; they contain no token and no name. */
export type TabMessage =
  | { type: 'signed-out' }
  | { type: 'signed-in'; userId: string }
  /** Another organisation is open now. */
  | { type: 'switched' };

const CHANNEL = 'citato.session';

let channel: BroadcastChannel | null = null;

/** Sent to the other tabs only: a channel does not receive its own messages. */
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
  if (data.type === 'switched') return { type: 'switched' };
  if (data.type !== 'signed-in' || !('userId' in data) || typeof data.userId !== 'string') return null;
  return { type: 'signed-in', userId: data.userId };
}
