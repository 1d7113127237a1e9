import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  aUser,
  listRequests,
  refuse,
  respond,
  someSpending,
  startApiServer,
} from '../../../test/api-server.ts';
import { ITALY, someEngines } from '../../../test/builders/engine-builders.ts';
import { aHistory } from '../../../test/history-builders.ts';
import {
  aCompany,
  anAnswer,
  anId,
  aNewPrompt,
  aPrompt,
  someMonitoringData,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);

const TEXT = 'Dove si mangia bene a pranzo?';
const SPAIN = { country: 'ES', language: 'es', place: null, name: 'Spagna, in spagnolo' };

const open = () => openApp(`/?azienda=${anId(100)}`).user;

async function openAdding() {
  serveCompanies(aCompany());
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Testo del prompt'), TEXT);
  await user.click(dialog.getByRole('button', { name: 'Chi chiede e da dove' }));
  return { user, dialog };
}

describe('a question for several markets', () => {
  it('is sent once with all of them, and said to be a prompt for each', async () => {
    answer(api.getCompanyEngines, someEngines());
    respond(api.addPrompts, () =>
      Response.json(
        {
          prompts: [
            aNewPrompt({ isStarting: true, text: TEXT }),
            aNewPrompt({ isStarting: true, text: TEXT, id: anId(201), market: SPAIN }),
          ],
        },
        { status: 201 },
      ),
    );
    const { user, dialog } = await openAdding();
    await user.click(await dialog.findByRole('button', { name: 'Aggiungi un mercato' }));
    await user.selectOptions(dialog.getByLabelText('Mercato 2'), 'ES');
    expect(dialog.getByLabelText<HTMLSelectElement>('Lingua 2').value).toBe('es');
    expect(dialog.getByText(/sono 2 prompt, uno per mercato/)).toBeTruthy();
    await user.type(dialog.getByLabelText(/Chi fa la domanda/), 'Sono una cuoca.');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi Prompt' }));
    expect(await screen.findByText('2 prompt aggiunti')).toBeTruthy();
    const [request] = listRequests(api.addPrompts);
    const place = null;
    expect(request?.body).toMatchObject({
      prompts: [
        {
          text: TEXT,
          persona: 'Sono una cuoca.',
          markets: [
            { country: 'IT', language: 'it', place },
            { country: 'ES', language: 'es', place },
          ],
        },
      ],
    });
  });

  it('is priced with all of them for whoever runs Citato, and compared where it is asked', async () => {
    answer(api.getOwnProfile, aUser({ isAdmin: true }));
    answer(api.getCompanyEngines, someEngines());
    answer(
      api.getUserSpending,
      someSpending({
        analysis: [
          { engine: 'openai', cents: 2, readingCents: 0, reach: 'town' },
          { engine: 'copilot', cents: 5, readingCents: 0, reach: 'nothing' },
        ],
      }),
    );
    const { user, dialog } = await openAdding();
    expect(await dialog.findByText(/circa €0,07 al giorno per prompt\.$/)).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Aggiungi un mercato' }));
    await user.selectOptions(dialog.getByLabelText('Mercato 2'), 'ES');
    expect(
      dialog.getByText(
        'Costo stimato dei motori AI: circa €0,09 al giorno per 2 prompt, uno per mercato. Copilot non viene interrogato in ogni mercato.',
      ),
    ).toBeTruthy();
    await waitFor(() => {
      expect(listRequests(api.checkPrompt).at(-1)?.body).toMatchObject({
        text: TEXT,
        markets: [{ country: 'IT' }, { country: 'ES' }],
      });
    });
  });

  it('cannot name the same one twice', async () => {
    answer(api.getCompanyEngines, someEngines());
    const { user, dialog } = await openAdding();
    await user.click(await dialog.findByRole('button', { name: 'Aggiungi un mercato' }));
    await user.selectOptions(dialog.getByLabelText('Mercato 2'), 'IT');
    await user.selectOptions(dialog.getByLabelText('Lingua 2'), 'it');
    expect(dialog.getByRole('alert').textContent).toBe('Lo stesso mercato è scelto due volte.');
    expect(dialog.getByRole('button', { name: 'Aggiungi Prompt' }).hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getAllByRole('button', { name: 'Togli il mercato Italia' })[1] ?? document.body);
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('is named with the plan that has it, where one’s own has not', async () => {
    const larger = { id: 'business', name: 'Business', max: 10 } as const;
    answer(api.getCompanyEngines, someEngines({ marketAllowance: { max: 1, larger } }));
    const { dialog } = await openAdding();
    expect(await dialog.findByText(/fino a 10, nel piano Business/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Aggiungi un mercato' })).toBeNull();
  });
});

describe('two prompts of the same words', () => {
  const prompts = (count: number) => [
    aPrompt({ text: TEXT, monitoringData: [someMonitoringData()] }),
    aPrompt({
      text: TEXT,
      id: anId(201),
      persona: 'Sono una cuoca.',
      market: SPAIN,
      hasOwnMarket: true,
      monitoringData: [someMonitoringData()],
    }),
    ...Array.from({ length: count }, (_, place) =>
      aPrompt({ id: anId(300 + place), text: `Altro ${String(place)}?` }),
    ),
  ];
  const ASKED = 'Spagna, in spagnolo · chi chiede: «Sono una cuoca.»';

  it('are told apart on the board, whose rows keep market and person where words are cut', async () => {
    serveCompanies(aCompany({ prompts: prompts(6) }));
    open();
    const rows = await screen.findAllByRole('button', { name: new RegExp(TEXT.replace('?', '\\?')) });
    expect(rows.map(({ textContent }) => textContent.includes(ASKED))).toEqual([false, true]);
  });

  it('are told apart in the choice of questions of the history', async () => {
    serveCompanies(aCompany({ prompts: prompts(0) }));
    answer(api.getCompanyHistory, aHistory());
    const { user } = openApp(`/?azienda=${anId(100)}&scheda=andamento`);
    await user.click(await screen.findByRole('button', { name: 'Tutte le domande' }));
    const named = `${TEXT} (Spagna, in spagnolo · chi chiede: Sono una cuoca.)`;
    expect(await screen.findByRole('checkbox', { name: named })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: TEXT })).toBeTruthy();
  });
});

describe('an answer of before a change', () => {
  it('says what it was asked', async () => {
    serveCompanies(
      aCompany({ prompts: [aPrompt({ text: TEXT, series: 2, monitoringData: [someMonitoringData()] })] }),
    );
    const askedThen = { text: 'Dove si mangiava?', persona: null, market: SPAIN };
    answer(api.listAnswers, { results: [anAnswer({ askedThen })], nextCursor: null, total: null });
    openApp(`/?azienda=${anId(100)}&risposte=${anId(200)}&risposta=${anId(600)}&periodo=tutto`);
    expect(
      await screen.findByText('Risponde alla domanda di allora: «Dove si mangiava? (Spagna, in spagnolo)»'),
    ).toBeTruthy();
  });
});

describe('a prompt', () => {
  it('says who asks it and where, and how many markets it is asked in', async () => {
    const prompts = [
      aPrompt({ text: TEXT, persona: 'Sono una cuoca.' }),
      aPrompt({ text: TEXT, id: anId(201), persona: 'Sono una cuoca.', market: SPAIN, hasOwnMarket: true }),
      aPrompt({ id: anId(202) }),
    ];
    serveCompanies(aCompany({ prompts }));
    open();
    const cards = await screen.findAllByRole('article');
    expect(
      within(cards[0] ?? document.body).getByText(
        'chi chiede: «Sono una cuoca.» · la stessa domanda in un altro mercato',
      ),
    ).toBeTruthy();
    expect(
      within(cards[1] ?? document.body).getByText(
        'Spagna, in spagnolo · chi chiede: «Sono una cuoca.» · la stessa domanda in un altro mercato',
      ),
    ).toBeTruthy();
    expect(within(cards[2] ?? document.body).queryByText(/Italia/)).toBeNull();
  });

  it('is asked elsewhere by what changed alone; a refusal keeps what was chosen', async () => {
    refuse(api.changePrompt, 'companies.market_limit');
    serveCompanies(aCompany({ prompts: [aPrompt({ text: TEXT, market: ITALY })] }));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Cambia la domanda del prompt 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('La fa chiunque, da: Italia.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Chi chiede e da dove' }));
    const where = await dialog.findByLabelText<HTMLSelectElement>('Da dove si chiede');
    await user.selectOptions(where, 'IT/Lecce');
    await user.click(dialog.getByRole('button', { name: 'Cambia domanda' }));
    expect(
      await screen.findByText('Il tuo piano non ha altri mercati: li trovi in un piano superiore.'),
    ).toBeTruthy();
    const [request] = listRequests(api.changePrompt);
    expect(request?.body).toEqual({
      text: TEXT,
      market: { country: 'IT', language: 'it', place: 'Lecce' },
    });
    expect(where.value).toBe('IT/Lecce');
  });
});
