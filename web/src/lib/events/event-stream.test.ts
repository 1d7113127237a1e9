import { api, type LiveEvent } from '@citato/contract';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, aUser, respond, startApiServer } from '../../../test/api-server.ts';
import { decideRetryDelayMs, openEventStream } from './event-stream.ts';
import { startSession } from '../session/session.ts';
import { endSession } from '../session/session-store.ts';

startApiServer();
afterEach(() => {
  vi.useRealTimers();
  endSession('none');
  localStorage.clear();
});

const ID = '018f4e1e-9c1a-7cc3-9b1e-5f2a3b4c5d6e';
const updated = {
  type: 'monitoring.updated',
  companyId: ID,
  promptId: ID,
  lastUpdate: '2026-11-20T05:12:00.000Z',
};

it('resumes with a new token after the last event it has seen', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 100,
  });
  const seen: { token: string | null; lastId: string | null }[] = [];
  respond(api.streamEvents, ({ authorization, lastEventId }) => {
    seen.push({ token: authorization, lastId: lastEventId });
    if (authorization === 'Bearer token-1' && seen.length > 1) return new HttpResponse(null, { status: 401 });
    const stream = `id: ${String(seen.length)}\ndata: ${JSON.stringify(updated)}\n\ndata: {"type":"unknown"}\n\n`;
    return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
  });
  answer(api.refreshSession, { accessToken: 'token-2' });
  startSession({ accessToken: 'token-1', user: aUser() });

  const events: LiveEvent[] = [];
  const onResume = vi.fn();
  const close = openEventStream({ onEvent: (event) => events.push(event), onResume });
  await expect.poll(() => events.length).toBeGreaterThanOrEqual(2);
  close();

  expect(events[0]).toEqual(updated);
  expect(seen.slice(0, 3)).toEqual([
    { token: 'Bearer token-1', lastId: null },
    { token: 'Bearer token-1', lastId: '1' },
    { token: 'Bearer token-2', lastId: '1' },
  ]);
  expect(onResume).toHaveBeenCalled();
});

it('resumes a stream that has fallen silent: its connection may be gone without a word', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let opened = 0;
  const cancelled: number[] = [];
  respond(api.streamEvents, () => {
    opened += 1;
    const number = opened;
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode(': open\n\n'));
      },
      cancel: () => void cancelled.push(number),
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  startSession({ accessToken: 'token-1', user: aUser() });
  const onResume = vi.fn();
  const close = openEventStream({ onEvent: () => undefined, onResume });
  await expect.poll(() => opened).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(opened).toBe(1);
  await vi.advanceTimersByTimeAsync(31_000);
  await expect.poll(() => onResume.mock.calls.length).toBe(1);
  expect(opened).toBe(2);
  expect(cancelled).toContain(1);
  close();
});

it('waits longer after each failure, up to half a minute', () => {
  expect([0, 1, 2, 3, 6, 20].map(decideRetryDelayMs)).toEqual([1000, 1000, 2000, 4000, 30_000, 30_000]);
});
