import { api, type PlanAction } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { answer, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { aDone } from '../../../test/builders/effect-builders.ts';
import { NO_CLAIMS } from '../../../test/builders/claim-builders.ts';
import { NO_PROPOSALS } from '../../../test/builders/proposal-builders.ts';
import { someGaps } from '../../../test/gap-builders.ts';
import { aCompany, anAnswer, anId, aPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();

const anAction = (over: Partial<PlanAction> = {}): PlanAction => ({
  key: 'source:gardadove.example',
  title: 'Completa la scheda su gardadove.example',
  why: 'La citano 31 risposte che non ti nominano.',
  effort: 'mezza giornata',
  priority: 'High',
  promptIds: [anId(200)],
  quote: {
    text: 'Lagoalto Resort è la più completa',
    promptId: anId(200),
    answerId: anId(650),
    engine: 'perplexity',
    createdAt: '2026-11-19T06:00:00Z',
  },
  source: { domain: 'gardadove.example', url: 'https://gardadove.example', title: null },
  isAdded: false,
  proposedAt: null,
  assignee: null,
  dueOn: null,
  doneAt: null,
  doneBy: null,
  droppedAt: null,
  dropReason: null,
  ...over,
});
const ADDED = anAction({
  key: 'added 1',
  title: 'Scrivi a un giornale',
  why: null,
  effort: null,
  priority: null,
  promptIds: [],
  quote: null,
  source: null,
  isAdded: true,
  doneAt: '2026-11-20T06:00:00Z',
  doneBy: 'Marta',
});

beforeEach(() => {
  serveDashboard();
  serveCompanies(
    aCompany({ prompts: [aPrompt(), aPrompt({ id: anId(201), text: 'Quale CRM costa meno?' })] }),
  );
  answer(api.listAnswers, { results: [anAnswer({ id: anId(650) })], nextCursor: null, total: 1 });
  answer(api.getSourceGaps, someGaps());
  answer(api.listClaims, NO_CLAIMS);
  answer(api.getPlanProposals, NO_PROPOSALS);
  answer(api.listPromptGaps, { period: { firstDay: '2026-10-26', lastDay: '2026-11-22' }, prompts: [] });
});
const open = (actions: PlanAction[]) => {
  answer(api.getActionPlan, { prompts: 2, actions });
  return openApp(`/?azienda=${anId(100)}&scheda=perche-loro`);
};
const findPlan = async () => within(await screen.findByRole('region', { name: 'Il piano' }));

it('says of each action what is missing, which source stands behind it and what to do', async () => {
  open([anAction(), ADDED]);
  const plan = await findPlan();
  const [first, second] = await plan.findAllByRole('listitem');
  expect(first?.textContent).toContain('Lagoalto Resort è la più completa');
  expect(first?.textContent).toContain('gardadove.example');
  expect(first?.textContent).toContain('in 1 domanda su 2');
  expect(first?.textContent).toContain('Impegnomezza giornata');
  expect(first?.textContent).toContain('senza data');
  expect(second?.textContent).toContain('Aggiunta da te');
  expect(second?.textContent).toContain('fatta il 20 nov 2026 da Marta');
});

it('says of what was done what came after, and that it proves nothing', async () => {
  answer(api.listActionEffects, { actions: [aDone()] });
  open([anAction({ doneAt: '2026-10-10T08:00:00Z', doneBy: 'Marta' }), ADDED]);
  const plan = await findPlan();
  const after = await plan.findByRole('list', {
    name: 'Che cosa è venuto dopo: Completa la scheda su gardadove.example',
  });
  expect(after.textContent).toContain('Dopo 14 giorni: da 21,1% a 34,2%, oltre la variabilità');
  expect(
    within(after).getAllByRole('img', { name: /^\+9,8 punti rispetto alle altre domande/ }),
  ).toHaveLength(2);
  expect(plan.getByText(/^Un confronto nel tempo, non una prova/)).toBeTruthy();
});

it('says of what was put back since when, and nothing of what is open', async () => {
  answer(api.listActionEffects, {
    actions: [aDone({ day: '2026-11-21', undoneAt: '2026-11-21T08:00:00Z', steps: [] })],
  });
  open([anAction(), ADDED]);
  const plan = await findPlan();
  expect(await plan.findByText('Spunta tolta il 21 nov 2026: nessun confronto.')).toBeTruthy();
  expect(plan.getAllByRole('list', { name: /^Che cosa è venuto dopo/ })).toHaveLength(1);
});

it('shows what is to do or done alone', async () => {
  const { user } = open([anAction(), ADDED]);
  const plan = await findPlan();
  await user.click(await plan.findByRole('radio', { name: 'Fatte 1' }));
  expect(plan.getAllByRole('listitem')).toHaveLength(1);
  expect(plan.getByText('Scrivi a un giornale')).toBeTruthy();
});

it('ticks an action off; where somebody was first, it shows who', async () => {
  const { user } = open([anAction()]);
  const done = anAction({ doneAt: '2026-11-21T06:00:00Z', doneBy: 'Luca' });
  respond(api.changePlanAction, () => HttpResponse.json(done));
  const plan = await findPlan();
  await user.click(await plan.findByRole('checkbox', { name: /gardadove/ }));
  expect(await plan.findByText('fatta il 21 nov 2026 da Luca')).toBeTruthy();
  expect(listRequests(api.changePlanAction).at(-1)?.body).toEqual({
    key: 'source:gardadove.example',
    isDone: true,
  });
});

it('keeps who does it and by when, and drops it with a reason', async () => {
  const { user } = open([anAction()]);
  respond(api.changePlanAction, () =>
    HttpResponse.json(anAction({ assignee: 'Luca, sito', dueOn: '2026-12-04' })),
  );
  const plan = await findPlan();
  await user.click(await plan.findByRole('button', { name: /^Chi e quando/ }));
  await user.type(plan.getByLabelText('Chi'), 'Luca, sito');
  await user.type(plan.getByLabelText('Entro'), '2026-12-04');
  await user.click(plan.getByRole('button', { name: 'Salva' }));
  expect(await plan.findByText('entro il 4 dic 2026')).toBeTruthy();
  expect(listRequests(api.changePlanAction).at(-1)?.body).toEqual({
    key: 'source:gardadove.example',
    assignee: 'Luca, sito',
    dueOn: '2026-12-04',
  });
  respond(api.changePlanAction, () =>
    HttpResponse.json(anAction({ droppedAt: '2026-11-22T06:00:00Z', dropReason: 'Non ci serve' })),
  );
  await user.click(plan.getByRole('button', { name: /^Togli/ }));
  await user.type(plan.getByLabelText('Perché la togli'), 'Non ci serve');
  await user.click(plan.getByRole('button', { name: 'Salva' }));
  expect(await plan.findByText('tolta il 22 nov 2026: Non ci serve')).toBeTruthy();
  expect(plan.getByRole('button', { name: /^Rimetti/ })).toBeTruthy();
});

it('takes an action of one’s own', async () => {
  const { user } = open([]);
  answer(api.addPlanAction, { key: 'added 2' }, 201);
  const plan = await findPlan();
  expect(await plan.findByText(/^Nessuna azione: il piano nasce dalle task list/)).toBeTruthy();
  await user.click(plan.getByRole('button', { name: 'Aggiungi azione' }));
  await user.type(plan.getByLabelText('Che cosa fare'), 'Scrivi a un giornale');
  await user.click(plan.getByRole('button', { name: 'Salva' }));
  await waitFor(() => {
    expect(listRequests(api.addPlanAction).at(-1)?.body).toMatchObject({ title: 'Scrivi a un giornale' });
  });
  await waitFor(() => {
    expect(plan.queryByLabelText('Che cosa fare')).toBeNull();
  });
});

it('says that it did not come, beside the sources that did', async () => {
  refuse(api.getActionPlan, 'companies.not_found');
  openApp(`/?azienda=${anId(100)}&scheda=perche-loro`);
  const plan = await findPlan();
  expect(await plan.findByText('Il piano non è arrivato')).toBeTruthy();
});

const CAN_ASK = { ...NO_PROPOSALS, isAvailable: true };
const LAST = { endedAt: '2026-11-22T08:00:00Z', outcome: 'written' } as const;

it('has a model propose actions, says while it writes, and shows what it proposed and when', async () => {
  answer(api.getPlanProposals, CAN_ASK);
  const { user } = open([anAction()]);
  const plan = await findPlan();
  expect(await plan.findByText(/^Un modello AI può proporre altre azioni/)).toBeTruthy();
  expect(plan.queryByRole('radio', { name: /^Proposte/ })).toBeNull();
  answer(api.requestPlanProposals, { isUnderWay: true }, 202);
  answer(api.getPlanProposals, { ...CAN_ASK, isUnderWay: true });
  await user.click(plan.getByRole('button', { name: 'Proponi azioni' }));
  expect(await plan.findByText('Il modello legge le fonti…')).toBeTruthy();
  const proposed = anAction({
    key: 'source:altra.example',
    title: 'Offri una prova',
    proposedAt: LAST.endedAt,
  });
  answer(api.getActionPlan, { prompts: 2, actions: [anAction(), proposed] });
  answer(api.getPlanProposals, { ...CAN_ASK, nextAt: '2026-11-23T08:00:00Z', last: LAST });
  expect(
    await plan.findByText(/una è nel piano, ognuna con la sua fonte\./, {}, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(plan.getByText(/Prossima richiesta possibile: 23 nov 2026/)).toBeTruthy();
  await user.click(await plan.findByRole('radio', { name: 'Proposte 1' }));
  expect(plan.getByText('Proposta da un modello il 22 nov 2026')).toBeTruthy();
  expect(plan.getAllByRole('listitem')).toHaveLength(1);
});

it.each([
  ['written', /nessuna è nel piano/],
  ['not_grounded', /non l’abbiamo tenuto/],
  ['unavailable', /la spesa del giorno era finita\. Il piano è rimasto com’era/],
  ['failed', /risposta utilizzabile\. Il piano è rimasto com’era/],
  ['no_evidence', /nessuna fonte compare abbastanza/],
] as const)('says what came of asking: %s', async (outcome, said) => {
  answer(api.getPlanProposals, { ...CAN_ASK, last: { ...LAST, outcome } });
  open([anAction()]);
  expect(await (await findPlan()).findByText(said)).toBeTruthy();
});

it('says where no model proposes, without a button', async () => {
  open([anAction()]);
  const plan = await findPlan();
  expect(await plan.findByText(/^Qui nessun modello AI scrive proposte/)).toBeTruthy();
  expect(plan.queryByRole('button', { name: 'Proponi azioni' })).toBeNull();
});
