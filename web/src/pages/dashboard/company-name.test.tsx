import { api, type NameDescription } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOff, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readRecorded, serveRecorded } from '../../../test/recorded.ts';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

const PLAIN: NameDescription = {
  isFindable: true,
  counts: [{ variant: 'as_written', spellings: ['Oro S.r.l.'] }],
  leftOut: [],
  strict: null,
  others: [],
};
const STRICT: NameDescription = {
  ...PLAIN,
  strict: {
    name: 'Oro',
    because: 'everyday_word',
    phrases: [
      { phrase: 'Tra i migliori c’è **Oro**, dicono in molti.', counts: true },
      { phrase: 'Quanto costa oro oggi?', counts: false },
    ],
  },
};

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
});

const openNames = async (path = `/?azienda=${anId(100)}&scheda=risultati`) => {
  const { user } = openApp(path);
  await user.click(await screen.findByRole('button', { name: /^Nomi e alias/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nomi e alias' }));
  return { user, dialog };
};
const termOf = (term: HTMLElement) => term.nextElementSibling?.textContent;

describe('what counts as the company’s name', () => {
  it('is what the server says of it, rule by rule', async () => {
    serveRecorded('free-spent');
    answer(api.listAnswers, { results: [], nextCursor: null, total: null });
    const [company] = readRecorded('free-spent', 'listCompanies').companies;
    const { dialog } = await openNames(`/?azienda=${company?.id ?? ''}&scheda=risultati`);
    const { counts } = readRecorded('free-spent', 'describeCompanyName');
    expect(counts.length).toBeGreaterThan(2);
    expect(termOf(await dialog.findByText('Come l’hai registrato'))).toBe('Ponteverde CRM');
    const shown = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    for (const { spellings } of counts) expect(shown).toContain(spellings.join(' · '));
  });

  it('is shown by sentences where the name is an everyday word, marked where it counts', async () => {
    answer(api.describeCompanyName, STRICT);
    const { dialog } = await openNames();
    expect(await dialog.findByRole('heading', { name: 'Quando conta «Oro»' })).toBeTruthy();
    expect(dialog.getByText(/^Da solo «Oro» è una parola comune/)).toBeTruthy();
    const [counts, not] = dialog.getAllByText(/^(Conta|Non conta)$/).map((label) => label.closest('li'));
    expect(counts?.textContent).toContain('Tra i migliori c’è Oro, dicono in molti.');
    expect(counts?.querySelector('mark')?.textContent).toBe('Oro');
    expect(not?.textContent).toContain('Quanto costa oro oggi?');
    expect(not?.querySelector('mark')).toBeNull();
  });

  it('tells what does not count, and companies of a similar name', async () => {
    answer(api.describeCompanyName, {
      ...PLAIN,
      leftOut: [{ because: 'part', spelling: 'La Perla' }],
      others: [
        { name: 'Oro Verde', relation: 'longer', isDistinguished: true },
        { name: 'Oro S.p.A.', relation: 'same_spelling', isDistinguished: true },
        { name: 'Oro.', relation: 'shorter', isDistinguished: false },
      ],
    });
    const { dialog } = await openNames();
    expect(termOf(await dialog.findByText('Solo una parte del nome'))).toBe('La Perla');
    expect(dialog.getByText('«Oro Verde» è un’altra azienda: non conta per te.')).toBeTruthy();
    expect(dialog.getByText(/«Oro S\.p\.A\.» si distingue dal tuo nome/)).toBeTruthy();
    expect(dialog.getByText('«Oro.» non si distingue sempre dal tuo nome.')).toBeTruthy();
  });

  it('is nothing for a name no answer can be read for, and says what to do', async () => {
    answer(api.describeCompanyName, { ...PLAIN, isFindable: false, counts: [] });
    const { dialog } = await openNames();
    expect(await dialog.findByText(/non si riconosce in nessuna risposta/)).toBeTruthy();
  });

  it('can be asked for again where it did not come', async () => {
    cutOff(api.describeCompanyName);
    const { user, dialog } = await openNames();
    expect(await dialog.findByText('Le forme del nome non sono arrivate.')).toBeTruthy();
    answer(api.describeCompanyName, PLAIN);
    await user.click(dialog.getByRole('button', { name: 'Riprova' }));
    expect(termOf(await dialog.findByText('Come l’hai registrato'))).toBe('Oro S.r.l.');
  });
});

describe('a sentence that is tried', () => {
  const trySentence = async (sentence: string) => {
    const { user, dialog } = await openNames();
    await user.click(await dialog.findByRole('button', { name: 'Prova una frase' }));
    const field = dialog.getByLabelText('Una frase come in una risposta');
    expect(document.activeElement).toBe(field);
    await user.type(field, sentence);
    await user.click(dialog.getByRole('button', { name: 'Prova' }));
    return dialog;
  };
  const span = {
    start: 7,
    end: 21,
    text: 'Ponteverde CRM',
    name: 'Ponteverde CRM',
    isOwn: true,
    score: 1,
    source: 'brand' as const,
    why: ['as_written' as const],
    counts: true,
  };

  it('is shown with the own name marked where it counts', async () => {
    answer(api.readSentence, { isNamed: true, spans: [span] });
    const dialog = await trySentence('Meglio Ponteverde CRM.');
    const status = await dialog.findByText('Sì: conta come menzione.');
    expect(status.parentElement?.querySelector('mark')?.textContent).toBe('Ponteverde CRM');
    expect(listRequests(api.readSentence)[0]?.body).toEqual({ sentence: 'Meglio Ponteverde CRM.' });
  });

  it.each([
    [[{ ...span, counts: false, why: ['nothing_found' as const] }], /dice di non aver trovato niente/],
    [
      [{ ...span, counts: false, why: ['everyday_word' as const, 'open_place' as const] }],
      /potrebbe voler dire altro/,
    ],
    [[{ ...span, isOwn: false, name: 'Relata' }], 'No: qui si legge «Relata».'],
    [[], 'No: il nome non c’è.'],
  ])('says why the name does not count: %#', async (spans, words) => {
    answer(api.readSentence, { isNamed: false, spans });
    const dialog = await trySentence('Meglio Ponteverde CRM.');
    expect(await dialog.findByText(words)).toBeTruthy();
  });

  it('says why it could not be tried', async () => {
    refuse(api.readSentence, 'request.rate_limited');
    const dialog = await trySentence('Meglio noi.');
    expect(await dialog.findByText('Troppi tentativi. Riprova tra qualche minuto.')).toBeTruthy();
  });
});
