import { api } from '@citato/contract';
import { createCompany, registerWithPlan } from '../monitoring-scene.ts';
import { joinTeam } from '../rights/join-team.ts';
import { answerNaming, answerText, createScriptedEngine } from '../scripted-engine.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../start-test-app.ts';

const DAYS = 36;
const PRAISE =
  'Per chi comincia **Hosting Rossi** è la scelta più chiara: assistenza in giornata e prezzi fermi.\n\nAnche **Aruba** è diffusa, e **Netsons** costa poco.';

export const REPORTED_PROMPT = 'Qual è il miglior hosting?';

export interface ReportScene {
  readonly app: TestApp;
  readonly giulia: SignedInUser;
  /** May read the first company, and nothing else. */
  readonly client: SignedInUser;
  readonly companyId: string;
  readonly otherId: string;
}

/** A company nobody named for four weeks, and everybody in the fifth; another beside it. */
export async function openReportScene(): Promise<ReportScene> {
  let day = 1;
  const app = await startTestApp({
    engines: [
      createScriptedEngine({
        reply: () => (day > DAYS - 7 ? answerText(PRAISE) : answerNaming('Aruba', 'Netsons')),
      }),
    ],
    env: { ANSWERS_PER_ANALYSIS: '3', APP_URL: 'https://citato.example', RATE_LIMIT_SCALE: '2' },
  });
  let giulia = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, giulia, { prompts: [REPORTED_PROMPT] });
  const { company: other } = await createCompany(app, giulia, { name: 'Nido Sereno' });
  await app.settleJobs();
  for (day = 2; day <= DAYS; day += 1) {
    app.clock.advance({ days: 1 });
    giulia = await app.renew(giulia);
    await app.call(api.startAnalysis, { as: giulia, body: { promptId: prompt.id } });
    await app.settleJobs();
  }
  const client = await app.openAccount();
  await joinTeam(app, { owner: giulia, person: client, role: 'client', companyIds: [company.id] });
  return { app, giulia, client, companyId: company.id, otherId: other.id };
}
