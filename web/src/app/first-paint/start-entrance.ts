import { pathOf } from '#lib/browser/base-path';
import { listenToTabs } from '#lib/session/session-channel';
import { isRuledOut } from '#lib/page-hints';
import { readTabStored, STORAGE_KEYS, STORAGE_KEYS_OF_TAB, writeStored } from '#lib/storage';
import { track } from '#lib/track';
import { APP_READY } from './app-ready.ts';
import { showBusy, showIdle, showStale } from './early-signs.ts';

// Gives a tag manager the time to send the click before the page goes.
const LEAVE_AFTER_MS = 150;
/** What shows that a visitor is about to do something. */
const INTENTS = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

interface EntranceDeps {
  /** Loads the app, which hydrates the page and dispatches `APP_READY`. */
  loadApp: () => Promise<unknown>;
  /** Navigates to an address without the app. */
  leave: (address: string) => void;
  /** Reloads this page, for a user who signed in in another tab. */
  restart: () => void;
}

/**
 * The behaviour of a server-rendered page before the app is loaded: links work, a click on a call to action is tracked
 * first, a form waits for the app. Returns a function that stops it.
 */
export function startEntrance({ loadApp, leave, restart }: EntranceDeps): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let loading: Promise<unknown> | null = null;
  // The button pressed before the app could answer; of several the last.
  let wish: HTMLElement | null = null;

  const load = () => {
    loading ??= loadApp().catch(() => {
      // The next intent tries again; until then every link works by itself.
      loading = null;
      showIdle();
      if (wish !== null) showStale();
      wish = null;
    });
  };
  const wait = (pressed: HTMLElement | null) => {
    wish = pressed;
    load();
  };

  const onClick = (event: MouseEvent) => {
    const link = findClosest(event.target, 'a[data-cta]');
    if (link !== null) followCall({ event, link, leave });
    const button = findClosest(event.target, 'button[type=button]');
    if (button !== null) wait(button);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    // Pressed again later rather than sent: React replays a press on a page it has not hydrated yet.
    const button = event.submitter ?? event.target.querySelector<HTMLElement>('[type=submit]');
    showBusy(button);
    wait(button);
  };
  const onReady = () => {
    stop();
    showIdle();
    wish?.click();
  };
  const onPointerOver = (event: PointerEvent) => {
    if (findClosest(event.target, 'a[href^="/"], form') !== null) load();
  };

  // After a page's layout browsers also report a resting pointer: that is no move.
  const onPointerMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) load();
  };

  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('submit', onSubmit, { capture: true, signal });
  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener(APP_READY, onReady, { signal });
  for (const intent of INTENTS) document.addEventListener(intent, load, { signal });
  // On a page with a form a pointer move is enough, since the visitor will send it; on a page to read, pointing at a
  // link is needed.
  if (document.querySelector('form:not([data-beside])') !== null)
    document.addEventListener('pointermove', onPointerMove, { signal });
  const stopListening = listenToTabs(({ type }) => {
    if (type === 'signed-in') restart();
  });
  function stop() {
    listening.abort();
    stopListening();
  }

  tellVisit();
  // The statistics question, and the tag manager after consent, belong to the app.
  if (!isRuledOut('statistics')) load();
  // A press before a reload is the app's to show.
  if (pathOf(location.pathname) === '/' && readTabStored(STORAGE_KEYS_OF_TAB.visitorAnswer) !== null) load();
  return stop;
}

/** As in the app: a visit of the landing page discards the plan chosen at registration. */
function tellVisit(): void {
  const path = pathOf(location.pathname);
  const isLanding = path === '/';
  if (isLanding) writeStored({ key: STORAGE_KEYS.pendingPlan, value: null });
  track({
    event: 'page_view',
    path,
    title: document.title,
    category: isLanding ? 'landing' : 'auth',
    userId: null,
    authenticated: false,
  });
}

/** Tracks the click, then navigates; a click that opens another window, or a mail program, is left to the browser. */
function followCall({
  event,
  link,
  leave,
}: {
  event: MouseEvent;
  link: HTMLElement;
  leave: (address: string) => void;
}): void {
  const href = link.getAttribute('href') ?? '/';
  const [path = href] = href.split('?', 1);
  track({
    event: 'cta_click',
    label: link.textContent,
    destination: link.dataset['cta'] === '' ? pathOf(path) : (link.dataset['cta'] ?? path),
  });
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (opensElsewhere || !href.startsWith('/')) return;
  event.preventDefault();
  setTimeout(() => {
    leave(href);
  }, LEAVE_AFTER_MS);
}

function findClosest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
