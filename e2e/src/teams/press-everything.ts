import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** What ends the walk itself: the session, the membership, another organisation. */
const LEFT_OUT = /^(Esci|Lascia|Menu utente.*)$/;
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';
const QUIET_MS = 40;
const QUIET_WITHIN_MS = 10_000;

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
  const seen = new Set<string>();
  for (;;) {
    if (placeOf(page) !== home) {
      await openAnew(page, path);
      await traffic.settle();
    }
    const layer = await findLayer(page);
    const next = (await listControls(page, layer)).find(
      ({ key, label }) => !seen.has(`${layer ?? ''}${key}`) && !LEFT_OUT.test(label),
    );
    if (next === undefined) {
      if (layer === null) break;
      await page.keyboard.press('Escape');
      await traffic.settle();
      if ((await findLayer(page)) === layer) await openAnew(page, path);
      continue;
    }
    seen.add(`${layer ?? ''}${next.key}`);
    last = next.label;
    walk.pressed += 1;
    await press(page, next);
    await traffic.settle();
  }
  traffic.stop();
}

async function openAnew(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main, [role=main]').first()).toBeVisible();
  await expect(page.locator('[role="status"][aria-busy]')).toHaveCount(0);
}

/** The screen and its tab; what else the address holds is a state of it. */
function placeOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname, ...['azienda', 'scheda', 'tab'].map((name) => searchParams.get(name) ?? '')].join(' ');
}

/** What lies on top, by its name; null: the page itself. */
async function findLayer(page: Page): Promise<string | null> {
  return page.evaluate((overlay) => {
    const top = [...document.querySelectorAll(overlay)].findLast((one) => one.getClientRects().length > 0);
    if (top === undefined) return null;
    const titled = document.getElementById(top.getAttribute('aria-labelledby') ?? '');
    const name = top.getAttribute('aria-label') ?? titled?.textContent ?? '';
    return `${top.getAttribute('role') ?? ''} ${name.replaceAll(/\d+|«.*»/g, '')}`;
  }, OVERLAY);
}

async function listControls(page: Page, layer: string | null): Promise<Control[]> {
  return page.evaluate(
    ({ overlay, isOnTop }) => {
      const scope = isOnTop
        ? [...document.querySelectorAll(overlay)].findLast((one) => one.getClientRects().length > 0)
        : document.body;
      const found = scope?.querySelectorAll<HTMLElement>(
        'button, input, select, [role=menuitem], [role=checkbox]',
      );
      for (const marked of document.querySelectorAll('[data-walk]')) marked.removeAttribute('data-walk');
      return [...(found ?? [])].flatMap((element, mark) => {
        const isOff = element.matches(':disabled, [aria-disabled=true], [type=hidden], [role=tab]');
        if (isOff || element.getClientRects().length === 0) return [];
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
        return [
          {
            mark,
            label,
            key: [element.tagName, element.className, element.getAttribute('name') ?? '', words, inRow].join(
              '|',
            ),
            kind: element.matches('select')
              ? ('select' as const)
              : element.matches('input')
                ? ('tick' as const)
                : ('press' as const),
          },
        ];
      });
    },
    { overlay: OVERLAY, isOnTop: layer !== null },
  );
}

async function press(page: Page, { mark, kind }: Control): Promise<void> {
  const element = page.locator(`[data-walk="${String(mark)}"]`).first();
  if (kind === 'select') {
    const options = await element.locator('option').count();
    await element.selectOption({ index: options - 1 });
    return;
  }
  if (kind === 'press') {
    // Where something lies above it, the event itself reaches it.
    const isPressed = await element.click({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    if (isPressed) return;
  }
  await element.dispatchEvent('click').catch(() => undefined);
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
