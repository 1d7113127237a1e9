import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useGridKeys } from './use-grid-keys.ts';

/** A1 to C3 as buttons, but B2 says something without one and row D is divided off. */
function Grid({ rows }: { rows: readonly string[] }) {
  const keys = useGridKeys();
  return (
    <>
      <button type="button">before</button>
      <table role="table">
        <tbody {...keys}>
          {rows.map((row) => (
            <tr key={row} role="row">
              {['1', '2', '3'].map((column) => (
                <td key={column} role="cell">
                  {`${row}${column}` === 'B2' ? 'B2' : <button type="button">{row + column}</button>}
                </td>
              ))}
            </tr>
          ))}
          <tr aria-hidden>
            <td colSpan={3} />
          </tr>
          <tr role="row">
            <td role="cell">
              <button type="button">D1</button>
            </td>
          </tr>
        </tbody>
      </table>
      <button type="button">after</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

function open() {
  const { rerender } = render(<Grid rows={['A', 'B', 'C']} />);
  const user = userEvent.setup();
  const press = async (...keys: string[]) => {
    for (const key of keys) await user.keyboard(key);
    return focused();
  };
  return { user, press, rerender };
}

it('is one tab stop, which remembers the cell last used', async () => {
  const { user, press } = open();
  await user.tab();
  await user.tab();
  expect(focused()).toBe('A1');
  expect(await press('{ArrowRight}', '{ArrowDown}', '{ArrowDown}')).toBe('C2');
  await user.tab();
  expect(focused()).toBe('after');
  await user.tab({ shift: true });
  expect(focused()).toBe('C2');
  await user.tab({ shift: true });
  expect(focused()).toBe('before');
});

it('leads by arrows, Home and End from cell to cell, and no further than the edge', async () => {
  const { press } = open();
  screen.getByRole('button', { name: 'A1' }).focus();
  expect(await press('{ArrowUp}', '{ArrowLeft}')).toBe('A1');
  expect(await press('{End}')).toBe('A3');
  expect(await press('{ArrowRight}')).toBe('A3');
  expect(await press('{ArrowDown}', '{ArrowLeft}')).toBe('B2');
  expect(await press('{Home}')).toBe('B1');
  expect(await press('{Control>}{End}{/Control}')).toBe('D1');
  expect(await press('{ArrowUp}')).toBe('C1');
  expect(await press('{Control>}{Home}{/Control}')).toBe('A1');
});

it('leaves keys alone that belong to the browser', async () => {
  const { press } = open();
  screen.getByRole('button', { name: 'A1' }).focus();
  expect(
    await press('{Alt>}{ArrowRight}{/Alt}', '{Shift>}{End}{/Shift}', '{Control>}{ArrowDown}{/Control}'),
  ).toBe('A1');
});

it('keeps its stop with the cell when rows change places, and has another when that row goes', async () => {
  const { user, press, rerender } = open();
  const tabIn = async () => {
    screen.getByRole('button', { name: 'before' }).focus();
    await user.tab();
    return focused();
  };
  await user.tab();
  await user.tab();
  await press('{ArrowDown}', '{End}');
  rerender(<Grid rows={['C', 'B', 'A']} />);
  expect(await tabIn()).toBe('B3');
  rerender(<Grid rows={['C', 'A']} />);
  expect(await tabIn()).toBe('C1');
});
