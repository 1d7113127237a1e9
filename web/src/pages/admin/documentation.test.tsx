import { api } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cutOff, listRequests, respond, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveAdmin } from '../../../test/serve-admin.ts';

startApiServer();
beforeEach(serveAdmin);
afterEach(() => {
  vi.restoreAllMocks();
});

/** A window as a click opens it. */
function openWindow() {
  const opened = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  // Safe because the button uses no more of a window than this.
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}
const click = async () => {
  const { user, router } = openApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Documentazione' }));
  return router;
};

it('opens the documentation in a window of its own, fetched with the token', async () => {
  const createObjectURL = vi.fn((_page: Blob) => 'blob:page');
  Object.assign(URL, { createObjectURL });
  respond(
    api.getDocumentation,
    () => new HttpResponse('<h1>Guida</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  );
  const opened = openWindow();
  await click();
  await waitFor(() => {
    expect(opened.location.replace).toHaveBeenCalledWith('blob:page');
  });
  expect(createObjectURL.mock.calls[0]?.[0].type).toBe('text/html;charset=utf-8');
});

it('opens it also when the panel was left before it came', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:page' });
  const page = Promise.withResolvers<Response>();
  respond(api.getDocumentation, () => page.promise);
  const opened = openWindow();
  const router = await click();
  await router.navigate({ to: '/privacy' });
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /Documentazione|Apertura/ })).toBeNull();
  });
  page.resolve(new HttpResponse('<h1>Guida</h1>', { headers: { 'content-type': 'text/html' } }));
  await waitFor(() => {
    expect(opened.location.replace).toHaveBeenCalledWith('blob:page');
  });
});

it('closes the window and says so when it does not come', async () => {
  cutOff(api.getDocumentation);
  const opened = openWindow();
  await click();
  expect(await screen.findByText('Documentazione non aperta')).toBeTruthy();
  expect(opened.close).toHaveBeenCalled();
});

it('says what to do where the browser blocks new windows', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await click();
  expect(await screen.findByText(/Consenti a questo sito di aprire nuove finestre/)).toBeTruthy();
  expect(listRequests(api.getDocumentation)).toHaveLength(0);
});
