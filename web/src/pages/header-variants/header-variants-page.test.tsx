import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { api } from '@citato/contract';

const NAMES = [
  'Clean Banner',
  'Split Hero',
  'Card + Stats',
  'Minimal Toolbar',
  'Vertical Profile',
  'Glassmorphism',
  'Chip Header',
  'Enterprise Slim',
];

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  answer(api.getConfig, aConfig());
});

/** Toasts of the page around are a region, too. */
const listDesigns = () => within(screen.getByRole('main')).getAllByRole('region');

describe('the designs of a company’s header', () => {
  it('show the same company, its figures and gestures, one below the other, to anybody', async () => {
    openApp('/header-variants');
    await screen.findByRole('heading', { name: 'Varianti dell’intestazione azienda' });
    expect(listDesigns().map((region) => region.getAttribute('aria-labelledby'))).toHaveLength(8);
    for (const name of NAMES) {
      const design = within(screen.getByRole('region', { name }));
      expect(design.getByText('Torrefazione Brunalba')).toBeTruthy();
      expect(design.getByRole('link').getAttribute('href')).toBe('https://torrefazione-brunalba.example');
      expect(design.getByText(/20 nov 2026, 09:30/)).toBeTruthy();
      for (const text of ['Menzioni', '1.248', 'Media positiva', '72,5%', 'Ranking', '#2'])
        expect(design.getByText(text)).toBeTruthy();
      for (const gesture of ['Scarica PDF', 'Aggiungi Prompt', 'Elimina azienda'])
        expect(design.getByRole('button', { name: gesture })).toBeTruthy();
    }
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('are chosen by name, and the choice is in the address', async () => {
    const { user, router } = openApp('/header-variants');
    const choice = within(await screen.findByRole('navigation', { name: 'Variante mostrata' }));
    await user.click(choice.getByRole('link', { name: 'Split Hero' }));
    expect(router.state.location.search).toEqual({ variante: 'split-hero' });
    expect(listDesigns()).toHaveLength(1);
    await user.click(choice.getByRole('link', { name: 'Tutte' }));
    expect(listDesigns()).toHaveLength(8);
  });

  it('ask before they delete, and change nothing', async () => {
    const { user } = openApp('/header-variants?variante=chip-header');
    await user.click(await screen.findByRole('button', { name: 'Elimina azienda' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Conferma eliminazione' }));
    expect(dialog.getByText('Sei sicuro di voler eliminare questa azienda?')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Elimina azienda' }));
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText(/^Nessuna azienda è stata eliminata/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Scarica PDF' }));
    expect(await screen.findByText(/^Qui non c’è un rapporto da scaricare/)).toBeTruthy();
    expect(screen.getByText('Torrefazione Brunalba')).toBeTruthy();
  });
});
