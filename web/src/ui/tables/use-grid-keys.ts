import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const FAR = Infinity;
/** How many rows and cells a key leads on. */
const STEPS: Partial<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -FAR],
  End: [0, FAR],
  'Ctrl+Home': [-FAR, -FAR],
  'Ctrl+End': [FAR, FAR],
};

/**
 * Makes the rows of a table one tab stop: the cell last used. Arrows lead from cell to cell, Home and End to the ends of
 * the row, with Ctrl to those of the table. A cell's button stands for the cell. The table stays a table and becomes no
 * `grid`: screen readers keep their own keys for reading one.
 */
export function useGridKeys() {
  const body = useRef<HTMLTableSectionElement>(null);
  const lastUsed = useRef<EventTarget>(null);
  // No render sets tabindex: the attribute is this function's alone.
  const keepOneStop = () => {
    const cells = readCells(body.current).flat();
    const stop = cells.find((cell) => cell === lastUsed.current) ?? cells[0];
    for (const cell of cells) setTabIndex(cell, cell === stop ? '0' : '-1');
  };
  useLayoutEffect(keepOneStop);
  return {
    ref: body,
    onFocus: ({ target }: FocusEvent) => {
      if (body.current?.contains(target) !== true) return;
      lastUsed.current = target;
      keepOneStop();
    },
    // Before the buttons: a menu's own would open it with an arrow.
    onKeyDownCapture: (event: KeyboardEvent) => {
      const target = findTarget({ rows: readCells(body.current), event });
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    },
  };
}

/** Writing the same value again would have the browser style every cell anew, at each key of a search. */
function setTabIndex(cell: HTMLElement, wanted: '0' | '-1'): void {
  if (cell.getAttribute('tabindex') !== wanted) cell.setAttribute('tabindex', wanted);
}

function readCells(body: HTMLTableSectionElement | null): HTMLElement[][] {
  const rows = body?.querySelectorAll<HTMLTableRowElement>('[role=row]') ?? [];
  return Array.from(rows, ({ cells }) =>
    Array.from(cells, (cell) => cell.querySelector<HTMLElement>('button') ?? cell),
  );
}

function findTarget({ rows, event }: { rows: HTMLElement[][]; event: KeyboardEvent }) {
  const step = event.altKey || event.metaKey || event.shiftKey ? undefined : STEPS[nameKey(event)];
  // A menu or dialog that a row opened stands elsewhere, yet its keys pass here.
  const row = rows.findIndex((cells) => cells.some((cell) => cell === event.target));
  const column = rows[row]?.filter(isShown).findIndex((cell) => cell === event.target);
  if (step === undefined || column === undefined) return undefined;
  const cells = pick(rows, row + step[0])?.filter(isShown);
  return cells && pick(cells, column + step[1]);
}

/** A column without room is laid out nowhere and takes no focus. */
const isShown = (cell: HTMLElement) => getComputedStyle(cell.closest('td') ?? cell).display !== 'none';

const nameKey = ({ ctrlKey, key }: KeyboardEvent) => (ctrlKey ? `Ctrl+${key}` : key);

/** The item there; the first or last when there is none. */
const pick = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items[Math.max(0, Math.min(place, items.length - 1))];
