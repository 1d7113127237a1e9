import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** What ends the walk itself: the session, the membership, another organisation. */
const LEFT_OUT = /^(Esci|Lascia|Menu utente.*)$/;
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';
const QUIET_MS = 40;
const QUIET_WITHIN_MS = 10_000;
/** It was there a moment ago. */
const FOUND_WITHIN = { timeout: 1_500 };

interface Control {
  /** Where it is found again, until the next listing. */
  readonly mark: number;
  /** The same for what differs only by the row it stands in. */
  readonly key: string;
  readonly label: string;
  readonly kind: 'press' | 'tick' | 'select';
}

export interface Walk {
  /** `POST /api/prompts/delete` after which press on which screen. */
  readonly refused: string[];
  pressed: number;
}

/**
 * Opens a screen and presses each of its controls once, those of rows in one row, and each of what opens on top. Collects
 * every call the server refuses for the role.
 */
export async function pressEverything(
  page: Page,
  { path, walk }: { path: string; walk: Walk },
): Promise<void> {
  const traffic = listenTo(page);
  let last = 'opening';
  const onRefusal = (request: Request, status: number) => {
    if (status !== 403) return;
    const { pathname } = new URL(request.url());
    walk.refused.push(`${request.method()} ${pathname} at «${last}» of ${path}`);
  };
  traffic.onAnswer(onRefusal);
  await openAnew(page, path);
  await traffic.settle();
  const home = placeOf(page);
  const goHome = async () => {
    // The page that was left is a step back in the app that is loaded already.
    await page.goBack();
    await traffic.settle();
    if (placeOf(page) !== home) await openAnew(page, path);
    else await waitUntilShown(page);
    await traffic.settle();
  };
  const seen = new Set<string>();
  const missed = new Set<string>();
  for (;;) {
    if (placeOf(page) !== home) await goHome();
    const { layer, controls } = await look(page);
    const next = controls.find(
      ({ key, label }) => !seen.has(`${layer ?? ''}${key}`) && !LEFT_OUT.test(label),
    );
    if (next === undefined) {
      if (layer === null) break;
      await page.keyboard.press('Escape');
      await traffic.settle();
      if ((await look(page)).layer === layer) await openAnew(page, path);
      continue;
    }
    last = next.label;
    const isPressed = await press(page, next);
    await traffic.settle();
    if (isPressed) walk.pressed += 1;
    const key = `${layer ?? ''}${next.key}`;
    // One that was drawn anew between the look and the press is looked for once more.
    if (isPressed || missed.has(key)) seen.add(key);
    else missed.add(key);
  }
  traffic.stop();
}

async function openAnew(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilShown(page);
}

async function waitUntilShown(page: Page): Promise<void> {
  await expect(page.locator('main, [role=main]').first()).toBeVisible();
  await expect(page.locator('[role="status"][aria-busy]')).toHaveCount(0);
}

/** The screen and its tab; what else the address holds is a state of it. */
function placeOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname, ...['azienda', 'scheda', 'tab'].map((name) => searchParams.get(name) ?? '')].join(' ');
}

/** What lies on top, by its name, or the page itself (null), and what can be pressed there. */
async function look(page: Page): Promise<{ layer: string | null; controls: Control[] }> {
  return page.evaluate((overlay) => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const nameOf = (element: Element) => {
      const titled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      const name = element.getAttribute('aria-label') ?? titled?.textContent ?? '';
      return `${element.getAttribute('role') ?? ''} ${name.replaceAll(/\d+|«.*»/g, '')}`;
    };
    const top = [...document.querySelectorAll(overlay)].findLast(isShown);
    const found = (top ?? document.body).querySelectorAll<HTMLElement>(
      'button, input, select, [role=menuitem], [role=checkbox]',
    );
    for (const marked of document.querySelectorAll('[data-walk]')) marked.removeAttribute('data-walk');
    const controls = [...found].flatMap((element, mark) => {
      const isOff = element.matches(':disabled, [aria-disabled=true], [type=hidden], [role=tab]');
      if (isOff || !isShown(element)) return [];
      if (element.matches('input:not([type=checkbox], [type=radio])')) return [];
      element.dataset['walk'] = String(mark);
      const label = (
        element.getAttribute('aria-label') ??
        (element.matches('button, [role]') ? element.textContent : element.closest('label')?.textContent) ??
        ''
      ).trim();
      const row = element.closest('tr, li, article');
      const inRow = row === null ? -1 : [...row.querySelectorAll('button, input, select')].indexOf(element);
      const words = row === null ? label.replaceAll(/\d+|«.*»/g, '') : '';
      const parts = [element.tagName, element.className, element.getAttribute('name') ?? '', words, inRow];
      const kind: Control['kind'] = element.matches('select')
        ? 'select'
        : element.matches('input')
          ? 'tick'
          : 'press';
      return [{ mark, label, key: parts.join('|'), kind }];
    });
    return { layer: top === undefined ? null : nameOf(top), controls };
  }, OVERLAY);
}

/** @returns false where the control is there no more */
async function press(page: Page, { mark, kind }: Control): Promise<boolean> {
  const element = page.locator(`[data-walk="${String(mark)}"]`).first();
  try {
    if (kind === 'select') {
      const options = await element.locator('option').count();
      await element.selectOption({ index: options - 1 }, FOUND_WITHIN);
      return true;
    }
    const place = kind === 'press' ? await element.evaluate(findPlace, null, FOUND_WITHIN) : null;
    if (place !== null) await page.mouse.click(place.x, place.y);
    // Where something lies above it, the event itself reaches it.
    else await element.dispatchEvent('click', {}, FOUND_WITHIN);
    return true;
  } catch {
    return false;
  }
}

/** Where a pointer meets a control; null where it meets something else. It runs in the browser, so it refers to nothing. */
function findPlace(element: Element): { x: number; y: number } | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  const met = document.elementFromPoint(place.x, place.y);
  return met !== null && element.contains(met) ? place : null;
}

/** Waits until nothing is asked of the server any more, but for the stream of events. */
function listenTo(page: Page) {
  const open = new Set<Request>();
  let onAnswer: (request: Request, status: number) => void = () => undefined;
  const begin = (request: Request) => {
    if (request.url().includes('/api/') && !request.url().endsWith('/api/events')) open.add(request);
  };
  const fail = (request: Request) => {
    open.delete(request);
  };
  const end = async (request: Request) => {
    const response = await request.response().catch(() => null);
    open.delete(request);
    if (response !== null && request.url().includes('/api/')) onAnswer(request, response.status());
  };
  const finish = (request: Request) => void end(request);
  page.on('request', begin).on('requestfailed', fail).on('requestfinished', finish);
  return {
    onAnswer: (listener: typeof onAnswer) => {
      onAnswer = listener;
    },
    settle: async () => {
      await expect(async () => {
        await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), QUIET_MS);
        expect(open.size).toBe(0);
      }).toPass({ timeout: QUIET_WITHIN_MS, intervals: [0] });
    },
    stop: () => {
      page.off('request', begin).off('requestfailed', fail).off('requestfinished', finish);
    },
  };
}
