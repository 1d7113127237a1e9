import { liveEvent } from '@citato/contract';
import type { Account } from './account.ts';

export interface EventStream {
  /** Resolves when the numbers of a prompt are announced; asked for before they can be. */
  waitForNumbers(promptId: string): Promise<void>;
  close(): void;
}

/** Listens as the browser does. */
export async function openEventStream({ baseUrl, accessToken }: Account): Promise<EventStream> {
  const closing = new AbortController();
  const waiting = new Map<string, () => void>();
  const { body } = await fetch(`${baseUrl}/api/events`, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'text/event-stream' },
    signal: closing.signal,
  });
  if (body === null) throw new Error('The event stream has no body');
  const listen = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one.startsWith('data:'))) {
        const event = liveEvent.parse(JSON.parse(line.slice('data:'.length)));
        if (event.type === 'monitoring.updated') waiting.get(event.promptId)?.();
      }
    }
  };
  listen().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return {
    waitForNumbers: (promptId) => new Promise((resolve) => waiting.set(promptId, resolve)),
    close: () => closing.abort(),
  };
}
