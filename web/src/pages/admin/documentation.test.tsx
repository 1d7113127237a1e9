import { api } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutOff, listRequests, respond, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveAdmin } from '../../../test/serve-admin.ts';

startApiServer();
beforeEach(serveAdmin);
const windows: { closed: boolean }[] = [];
afterEach(() => {
  for (const opened of windows) opened.closed = true;
  vi.restoreAllMocks();
});

// Safe because the button uses no more of a window than the tests give it.
const asWindow = (opened: object): Window => opened as unknown as Window;

/** A window as a click opens it. */
function openWindow(page = '') {
  const opened = {
    document: document.implementation.createHTMLDocument(),
    location: {
      href: 'about:blank',
      replace: vi.fn((address: string) => {
        opened.location.href = address;
        opened.document.documentElement.innerHTML = page;
      }),
    },
    closed: false,
    close: vi.fn(),
  };
  windows.push(opened);
  vi.spyOn(window, 'open').mockReturnValue(asWindow(opened));
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

describe('the opened page', () => {
  const PAGE = `<head></head><body><header><h1>Documentazione</h1></header>
    <nav><a href="#stato">Stato</a></nav>
    <main>
      <section class="part"><h2 id="stato">Che cosa guardare</h2></section>
      <section class="part"><h2 id="api-companies">/api/companies</h2>
        <article class="call">GET /api/companies: le aziende</article>
        <article class="call">DELETE /api/companies: elimina la società</article>
      </section>
    </main></body>`;
  const openPage = async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:page' });
    respond(api.getDocumentation, () => new HttpResponse(PAGE, { headers: { 'content-type': 'text/html' } }));
    const opened = openWindow(PAGE);
    // One that was made and not fetched has no state of its own.
    Object.defineProperty(opened.document, 'readyState', { value: 'complete' });
    await click();
    const page = opened.document;
    const field = await waitFor(() => {
      const found = page.querySelector('input');
      if (found === null) throw new Error('No field yet');
      return found;
    });
    const find = (words: string) => {
      field.value = words;
      field.dispatchEvent(new Event('input'));
      const shown = [...page.querySelectorAll('.found')].map(({ textContent }) =>
        textContent.trim().slice(0, 12),
      );
      return {
        shown,
        isSearched: page.body.classList.contains('searched'),
        said: page.querySelector('[role=status]')?.textContent,
      };
    };
    return { page, field, find };
  };

  it('is searched over all its parts, whatever accents and case', async () => {
    const { find } = await openPage();
    expect(find('SOCIETA elimina')).toEqual({
      shown: ['/api/compani', 'DELETE /api/'],
      isSearched: true,
      said: 'In una parte.',
    });
    expect(find('che cosa').shown).toEqual(['Che cosa gua']);
    expect(find('zzz')).toEqual({ shown: [], isSearched: true, said: 'Nessuna parte con queste parole.' });
    expect(find('')).toMatchObject({ isSearched: false, said: '' });
  });

  it('shows the part somebody chooses among the contents, whatever was looked for', async () => {
    const { page, field, find } = await openPage();
    find('elimina');
    page.querySelector<HTMLElement>('nav a')?.click();
    expect(field.value).toBe('');
    expect(page.body.classList.contains('searched')).toBe(false);
  });

  it('has its search again after it was loaded again, and none once nobody is there to do it', async () => {
    const { page } = await openPage();
    page.documentElement.innerHTML = PAGE;
    await waitFor(() => {
      expect(page.querySelector('input')).toBeTruthy();
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(page.querySelector('input')).toBeNull();
  });
});
