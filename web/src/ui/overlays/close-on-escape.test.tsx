import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { closeOnEscape } from './close-on-escape.ts';

const renderDialog = () => {
  const close = vi.fn();
  render(
    <div role="dialog" onKeyDown={closeOnEscape(close)}>
      <button>Annulla</button>
      {createPortal(<button>Voce di menu</button>, document.body)}
    </div>,
  );
  const press = (name: string, key: string) =>
    fireEvent.keyDown(screen.getByRole('button', { name }), { key });
  return { close, press };
};

it('closes by an Escape pressed within, and by no other key', () => {
  const { close, press } = renderDialog();
  press('Annulla', 'Enter');
  expect(close).not.toHaveBeenCalled();
  press('Annulla', 'Escape');
  expect(close).toHaveBeenCalledOnce();
});

it('leaves an Escape to what is open above the dialog, and to who has taken it', () => {
  const { close, press } = renderDialog();
  press('Voce di menu', 'Escape');
  const take = (event: KeyboardEvent) => {
    event.preventDefault();
  };
  document.addEventListener('keydown', take, { capture: true, once: true });
  press('Annulla', 'Escape');
  expect(close).not.toHaveBeenCalled();
});
