import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showToast, ToastRegion } from '../index.ts';

vi.mock('./toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/toaster.js');
});

it('says what there is to say where its code did not come, until it is closed', async () => {
  render(<ToastRegion />);
  act(() => {
    showToast({ title: 'Questa parte non si è caricata', description: 'La connessione non funziona.' });
  });
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('La connessione non funziona.');
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
