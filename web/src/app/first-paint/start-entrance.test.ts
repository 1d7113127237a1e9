import { onTestFinished, beforeEach, expect, it, vi } from 'vitest';
import { readStored, STORAGE_KEYS, writeStored } from '#lib/storage';
import { APP_READY } from './app-ready.ts';
import { startEntrance } from './start-entrance.ts';

const PAGE = `
  <a href="/register?plan=pro" data-cta="">Scegli Pro</a>
  <a href="mailto:grandi@citato.example" data-cta="enterprise">Scrivici</a>
  <a href="#piani">Piani</a>
  <form method="post"><input name="email" /><button type="button">Mostra</button><button type="submit">Accedi</button></form>
`;

beforeEach(() => {
  window.dataLayer = [];
  document.body.innerHTML = PAGE;
  document.head.innerHTML = '<meta name="citato-statistics" content="none" />';
  onTestFinished(() => {
    document.body.innerHTML = '';
    document.head.innerHTML = '';
  });
});

/** The entrance on the page above; the app comes, or fails to, when the test says so. */
function enter() {
  const app = Promise.withResolvers<undefined>();
  const loadApp = vi.fn(() => app.promise);
  const leave = vi.fn();
  const restart = vi.fn();
  const stop = startEntrance({ loadApp, leave, restart });
  onTestFinished(stop);
  const arrive = () => document.dispatchEvent(new Event(APP_READY));
  return { app, loadApp, leave, restart, arrive };
}

function find<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (element === null) throw new Error(`No ${selector}`);
  return element;
}

it('loads nothing by itself, and tells the visit as the app would', () => {
  writeStored({ key: STORAGE_KEYS.pendingPlan, value: 'pro' });
  document.title = 'Citato: prova';
  const { loadApp } = enter();
  expect(loadApp).not.toHaveBeenCalled();
  expect(readStored(STORAGE_KEYS.pendingPlan)).toBeNull();
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      path: '/',
      title: 'Citato: prova',
      category: 'landing',
      userId: null,
      authenticated: false,
    },
  ]);
});

it('loads the app at once where the visitor may be asked about statistics', () => {
  document.head.innerHTML = '<meta name="citato-statistics" content="possible" />';
  expect(enter().loadApp).toHaveBeenCalledOnce();
});

it('tells a call to action and leads there though the app never comes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { app, leave } = enter();
  app.reject(new Error('no network'));
  const link = find('a[href^="/register"]');
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(149);
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/register?plan=pro');
  expect(window.dataLayer).toContainEqual({
    event: 'cta_click',
    label: 'Scegli Pro',
    destination: '/register',
  });
});

it('leaves a click that opens elsewhere, a mail and a part of the page to the browser', () => {
  const { leave } = enter();
  const press = (selector: string, keys: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    // Where a click of this test leads is no place jsdom can go to.
    window.addEventListener(
      'click',
      (event) => {
        if (!event.defaultPrevented) leave('by the browser');
        event.preventDefault();
      },
      { once: true },
    );
    find(selector).dispatchEvent(click);
  };
  press('a[href^="/register"]', { ctrlKey: true });
  press('a[href^="mailto"]');
  press('a[href^="#"]');
  expect(leave.mock.calls).toEqual([['by the browser'], ['by the browser'], ['by the browser']]);
  expect(window.dataLayer).toContainEqual({
    event: 'cta_click',
    label: 'Scrivici',
    destination: 'enterprise',
  });
});

it('loads the app for a pointer that moves over a form, not for one that merely rests there', () => {
  const { loadApp } = enter();
  const point = (move: MouseEventInit) => {
    find('form').dispatchEvent(new MouseEvent('pointermove', { bubbles: true, ...move }));
  };
  point({ movementX: 0, movementY: 0 });
  expect(loadApp).not.toHaveBeenCalled();
  point({ movementX: 0, movementY: 3 });
  expect(loadApp).toHaveBeenCalledOnce();
});

it('keeps a form until the app is there, and sends it once', () => {
  const { loadApp, arrive } = enter();
  const form = find<HTMLFormElement>('form');
  const sent = vi.fn((event: Event) => {
    event.preventDefault();
  });
  form.requestSubmit();
  form.addEventListener('submit', sent);
  expect(loadApp).toHaveBeenCalledOnce();
  arrive();
  expect(sent).toHaveBeenCalledOnce();
  form.requestSubmit();
  expect(sent).toHaveBeenCalledTimes(2);
});

it('presses the button that was pressed too early once the app is there', () => {
  const { arrive } = enter();
  const button = find('button[type=button]');
  const pressed = vi.fn();
  button.click();
  button.addEventListener('click', pressed);
  arrive();
  expect(pressed).toHaveBeenCalledOnce();
});

it('says that the app did not come to who waits for it, and asks again at the next step', async () => {
  const { app, loadApp } = enter();
  find<HTMLFormElement>('form').requestSubmit();
  app.reject(new Error('no network'));
  await vi.waitFor(() => {
    expect(find('[role=alert]').textContent).toContain('Serve ricaricare la pagina');
  });
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(loadApp).toHaveBeenCalledTimes(2);
});

it('starts again for who signs in in another tab', async () => {
  const { restart } = enter();
  const other = new BroadcastChannel('citato.session');
  onTestFinished(() => {
    other.close();
  });
  other.postMessage({ type: 'signed-in', userId: 'user-1' });
  await vi.waitFor(() => {
    expect(restart).toHaveBeenCalledOnce();
  });
});
