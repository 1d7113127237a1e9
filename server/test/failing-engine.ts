import { createCompany, registerWithPlan } from './monitoring-scene.ts';
import type { ScriptedEngine } from './scripted-engine.ts';
import { type TestApp, startTestApp } from './start-test-app.ts';

/** An account whose prompts were asked once, five times of each engine. */
export async function startAsked(engines: ScriptedEngine[], { prompts = 1 } = {}) {
  const app = await startTestApp({ engines, env: { ANSWERS_PER_ANALYSIS: '5' } });
  const ada = await registerWithPlan(app, 'business');
  const texts = Array.from(
    { length: prompts },
    (_, index) => `Qual è il miglior hosting? (${String(index)})`,
  );
  const { prompt } = await createCompany(app, ada, { prompts: texts });
  await app.settleJobs();
  return { app, ada, prompt };
}

/** Lets time pass in steps, with the jobs that fall due. */
export async function passHours(app: TestApp, hours: number, stepMinutes = 10): Promise<void> {
  for (let minutes = 0; minutes < hours * 60; minutes += stepMinutes) {
    app.clock.advance({ minutes: stepMinutes });
    await app.settleJobs();
  }
}
