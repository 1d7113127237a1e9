import { api } from '@citato/contract';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aConfig,
  answer,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../test/api-server.ts';
import { aCompany } from '../../test/monitoring-builders.ts';
import { openApp } from '../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function turnNetwork(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => {
    window.dispatchEvent(new Event(state));
  });
}

const OFFLINE = /^Sei offline: quello che vedi e che scrivi resta qui/;
const PAUSED = /^Aggiornamenti in tempo reale in pausa/;

describe('a browser without network', () => {
  it('is told so without a click, keeps what is typed, and is left alone when the network is back', async () => {
    const { user } = openApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'giulia@ponteverde.example');
    cutOff(api.getConfig);
    turnNetwork('offline');
    expect((await screen.findByText(OFFLINE)).closest('[role=status]')).toBeTruthy();
    expect(screen.getByDisplayValue('giulia@ponteverde.example')).toBeTruthy();

    turnNetwork('online');
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(screen.getByDisplayValue('giulia@ponteverde.example')).toBeTruthy();
  });

  it('is told nothing where Citato runs on the same machine and answers all the same', async () => {
    openApp('/login');
    await screen.findByLabelText('Email');
    answer(api.getConfig, aConfig());
    turnNetwork('offline');
    await expect.poll(() => listRequests(api.getConfig).length).toBe(1);
    await act(() => Promise.resolve());
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });
});

describe('a lost stream of live updates', () => {
  it('is told after a few tries, and the companies are read anew as soon as the network is back', async () => {
    serveDashboard();
    serveCompanies(aCompany());
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 100,
    });
    cutOff(api.streamEvents);
    openApp('/');
    expect(await screen.findByText(PAUSED)).toBeTruthy();

    const isRead = listRequests(api.listCompanies).length;
    respond(
      api.streamEvents,
      () => new HttpResponse(': open\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    );
    turnNetwork('online');
    await expect.poll(() => screen.queryByText(PAUSED)).toBeNull();
    await expect.poll(() => listRequests(api.listCompanies).length).toBeGreaterThan(isRead);
  });

  it('is no matter once the page that needs it is left', async () => {
    serveDashboard();
    serveCompanies(aCompany());
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 100,
    });
    cutOff(api.streamEvents);
    const { router } = openApp('/');
    expect(await screen.findByText(PAUSED)).toBeTruthy();
    await act(() => router.navigate({ to: '/privacy' }));
    await expect.poll(() => screen.queryByText(PAUSED)).toBeNull();
  });
});
