import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog, showToast, TextInput, ToastRegion } from '../index.ts';
import { loadToaster } from './toast-region.tsx';
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

it('is announced as a notification, not by the name of its button', async () => {
  await loadToaster();
  render(<ToastRegion />);
  // Radix announces within two frames and for one second: a busy machine could miss it.
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  act(() => {
    showToast({ title: 'Analisi avviata', description: 'I numeri arrivano da soli.' });
  });
  for (let frame = 0; frame < 6; frame += 1) await act(() => vi.advanceTimersByTimeAsync(20));
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken).toContain('Notifica Analisi avviataI numeri arrivano da soli.');
});

describe('by itself', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const isOpen = () => readToast()?.isOpen === true;
  const show = async () => {
    render(<ToastRegion />);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => {
      showToast({ title: 'Limite', tone: 'error', action: { label: 'Aggiorna Piano', onSelect: vi.fn() } });
    });
    await screen.findByRole('button', { name: 'Aggiorna Piano' });
  };
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('goes after five seconds, an error with a button too', async () => {
    await show();
    pass(5000);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['the pointer is on it', 'pointerMove', 'pointerLeave'],
    ['the focus is on it', 'focusIn', 'focusOut'],
  ] as const)('stays while %s', async (_, come, go) => {
    await show();
    const region = screen.getByRole('region', { name: 'Notifiche (F8)' });
    fireEvent[come](region);
    pass(60_000);
    expect(isOpen()).toBe(true);
    fireEvent[go](region);
    pass(5000);
    expect(isOpen()).toBe(false);
  });
});

describe('over an open dialog', () => {
  const action = { label: 'Annulla', onSelect: vi.fn() };
  const openBoth = async (show: 'before' | 'after') => {
    const offer = () => {
      act(() => {
        showToast({ title: 'Relata non conta più', action });
      });
    };
    const page = (isOpen: boolean) => (
      <>
        <Dialog isOpen={isOpen} onOpenChange={() => undefined} title="Aggiungi Prompt">
          <TextInput aria-label="Testo" />
        </Dialog>
        <ToastRegion />
      </>
    );
    const { rerender } = render(page(false));
    if (show === 'before') {
      offer();
      await screen.findByRole('button', { name: 'Annulla' });
    }
    rerender(page(true));
    await screen.findByRole('dialog');
    if (show === 'after') offer();
    return screen.findByRole('button', { name: 'Annulla' });
  };

  it.each(['before', 'after'] as const)('can be clicked when it came %s', async (show) => {
    const button = await openBoth(show);
    expect(button.closest('li')?.className).toContain('pointer-events-auto!');
    expect(button.closest('[aria-hidden="true"]')).toBeNull();
  });
});
