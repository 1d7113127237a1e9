import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, respond, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anAnswer, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.listCompanies, { companies: [aCompany()] });
});

const answersOpen = `/?azienda=${anId(100)}&risposte=${anId(200)}`;

describe('the answer a link leads to', () => {
  it('is found, also on a later page', async () => {
    respond(api.listAnswers, ({ query }) =>
      HttpResponse.json(
        query['cursor'] === 'dopo'
          ? { results: [anAnswer({ id: anId(650), answer: 'Quella del link' })], nextCursor: null, total: 2 }
          : { results: [anAnswer({ answer: 'La più recente' })], nextCursor: 'dopo', total: 2 },
      ),
    );
    openApp(`${answersOpen}&risposta=${anId(650)}`);
    expect(await screen.findByText('Quella del link')).toBeTruthy();
    expect(screen.getByText('2 di 2')).toBeTruthy();
  });

  it('is found past filters that leave it out: they go', async () => {
    respond(api.listAnswers, ({ query }) =>
      HttpResponse.json(
        query['engine'] === undefined && query['scope'] === 'all'
          ? {
              results: [anAnswer({ id: anId(650), answer: 'Quella del link' })],
              nextCursor: null,
              total: null,
            }
          : { results: [anAnswer({ answer: 'La più recente' })], nextCursor: null, total: 1 },
      ),
    );
    const { router } = openApp(`${answersOpen}&risposteDi=demo&presenza=si&risposta=${anId(650)}`);
    expect(await screen.findByText('Quella del link')).toBeTruthy();
    expect(router.state.location.search).toEqual({
      azienda: anId(100),
      risposte: anId(200),
      periodo: 'tutto',
      risposta: anId(650),
    });
  });

  it('is said not to have come when a page before it does not', async () => {
    respond(api.listAnswers, ({ query }) =>
      query['cursor'] === 'dopo'
        ? HttpResponse.error()
        : HttpResponse.json({
            results: [anAnswer({ answer: 'La più recente' })],
            nextCursor: 'dopo',
            total: 2,
          }),
    );
    const { user } = openApp(`${answersOpen}&risposta=${anId(650)}`);
    expect(await screen.findByText('Le altre risposte non sono arrivate.')).toBeTruthy();
    expect(screen.queryByText('La più recente')).toBeNull();
    answer(api.listAnswers, {
      results: [anAnswer({ id: anId(650), answer: 'Quella del link' })],
      nextCursor: null,
      total: 2,
    });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Quella del link')).toBeTruthy();
  });

  it('is said to be gone where it is, and the newest shown', async () => {
    answer(api.listAnswers, {
      results: [anAnswer({ answer: 'La più recente' })],
      nextCursor: null,
      total: 1,
    });
    openApp(`${answersOpen}&risposta=${anId(650)}`);
    expect(await screen.findByText('La risposta del link non c’è più: ecco la più recente.')).toBeTruthy();
    expect(await screen.findByText('La più recente')).toBeTruthy();
  });
});
