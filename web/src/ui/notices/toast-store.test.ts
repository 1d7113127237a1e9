import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, readToast, showUpdateToast, showToast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('shows one toast at a time: a new one takes the place of the old', () => {
  showToast({ title: 'Prompt eliminato' });
  const second = showToast({ title: 'Analisi avviata' });
  expect(readToast()).toEqual({ id: second, isOpen: true, title: 'Analisi avviata' });
  dismissToast(second);
});

it('drops a dismissed toast a thousand seconds later', () => {
  const id = showToast({ title: 'PDF scaricato' });
  dismissToast(id);
  expect(readToast()).toMatchObject({ id, isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(readToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(readToast()).toBeNull();
});

it('does not drop the newer toast when an older one is dismissed', () => {
  const first = showToast({ title: 'Uno' });
  dismissToast(first);
  const second = showToast({ title: 'Due' });
  vi.advanceTimersByTime(1_000_000);
  expect(readToast()).toMatchObject({ id: second, isOpen: true });
  dismissToast(second);
});

const undo = { label: 'Annulla', onSelect: () => undefined };

it('lets an update take the place of what was only told', () => {
  showToast({ title: 'Analisi avviata' });
  showUpdateToast({ title: 'Nuovi dati disponibili!' });
  expect(readToast()).toMatchObject({ title: 'Nuovi dati disponibili!', isOpen: true });
});

it('lets an update wait while something is offered, and for what came of the offer, one after the other', () => {
  showToast({ title: 'Rossi unita a Bianchi', action: undo });
  showUpdateToast({ title: 'Nuovi dati disponibili!', action: { ...undo, label: 'Aggiorna' } });
  showUpdateToast({ title: 'Nuove task list disponibili!' });
  expect(readToast()).toMatchObject({ title: 'Rossi unita a Bianchi', isOpen: true });
  const undone = showToast({ title: 'Modifica annullata' });
  expect(readToast()).toMatchObject({ title: 'Modifica annullata', isOpen: true });
  dismissToast(undone);
  expect(readToast()).toMatchObject({ title: 'Nuovi dati disponibili!', isOpen: true });
  dismissToast(undone + 1);
  expect(readToast()).toMatchObject({ title: 'Nuove task list disponibili!', isOpen: true });
  dismissToast(undone + 2);
  expect(readToast()).toMatchObject({ title: 'Nuove task list disponibili!', isOpen: false });
});
