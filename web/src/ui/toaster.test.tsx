import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showToast, ToastRegion } from './index.ts';
import { dismissToast, readToast } from './toast-store.ts';

afterEach(() => {
  act(() => {
    dismissToast(readToast()?.id ?? 0);
  });
});

it('does what its button says, and can be closed', async () => {
  const onSelect = vi.fn();
  render(<ToastRegion />);
  act(() => {
    showToast({
      title: 'Limite piano raggiunto',
      description: 'Limite raggiunto: il piano Free include 1 azienda.',
      tone: 'error',
      action: { label: 'Aggiorna Piano', onSelect },
    });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiorna Piano' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => {
    expect(readToast()?.isOpen).toBe(false);
  });
});

it('is reached by F8', async () => {
  render(<ToastRegion />);
  act(() => {
    showToast({ title: 'Analisi avviata' });
  });
  const region = await screen.findByRole('region', { name: 'Notifiche (F8)' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region.contains(document.activeElement)).toBe(true);
});
