import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaymentProvider } from '#adapters/payments';
import { checkCustomers } from '../../src/features/billing/subscriptions/check-customers.ts';
import type { CallFate } from '../stand-ins/faulty-provider.ts';
import { valueOf } from '../stand-ins/payment-provider/payment-scene.ts';
import { TEST_PASSWORD, type TestApp } from '../start-test-app.ts';
import { type BillingScene, startBillingScene } from './billing-scene.ts';
import {
  AT_FIRST,
  beginScenario,
  expectPlanStatus,
  type Scenario,
  SCENARIO_STEPS,
  type ScenarioStep,
} from './scenario-steps.ts';

// Dozens of scenarios run, each through every operation.
vi.setConfig({ testTimeout: 120_000 });

const FATES = ['lost', 'silent_before', 'silent_after'] as const;
const isFinishing = (kind: string) => kind === 'billing.finish-operation';
const isEnding = (kind: string) => kind === 'payments.end-subscriptions';

/** A life that meets a fate at the same call of each of its operations. */
interface FaultyScenario extends Scenario {
  readonly fateOf: (call: number) => CallFate;
}

describe.each(['sandbox', 'stripe'] as const)('on %s', (id) => {
  let scene: BillingScene;
  let provider: PaymentProvider;
  beforeAll(async () => {
    scene = await startBillingScene(id);
    provider = scene.app.app.adapters.payments.provider;
  });
  afterAll(() => scene.stop());

  const begin = async (
    name: string,
    fateOf: FaultyScenario['fateOf'] = () => 'answered',
  ): Promise<FaultyScenario> => ({
    ...(await beginScenario(scene, name)),
    fateOf,
  });
  /** Asks on the process that may die: its answer, why it was refused, or that it died. */
  const ask = (scenario: FaultyScenario, { ask: asked }: Pick<ScenarioStep, 'ask'>) => {
    const work = scene.faults.during(scenario.fateOf, () => asked(scene.dying, scenario));
    const refusalOf = (error: unknown) => /"code":"([^"]+)"/.exec(String(error))?.[1] ?? String(error);
    const answer = work.done.then(() => 'answered', refusalOf);
    return { ...work, outcome: Promise.race([answer, work.silenced.then(() => 'died')]) };
  };
  /** What events would bring is never brought: a comparison finds nothing that differs from the provider. */
  const expectNoDiscrepancy = async () => {
    const settings = { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null };
    await checkCustomers(
      { ...scene.app.ctx, payments: provider, settings },
      { signal: AbortSignal.timeout(60_000) },
    );
    expect((await scene.app.ctx.db.execute(sql`select was, became from payment_drifts`)).rows).toEqual([]);
  };

  it('every operation is made once and whole, wherever a reply is lost or its process dies at a call', async () => {
    const unharmed = await begin('a life unharmed');
    const scenarios: FaultyScenario[] = [];
    for (const step of SCENARIO_STEPS) {
      const first = ask(unharmed, step);
      expect(await first.outcome).toBe('answered');
      const calls = Array.from({ length: first.countCalls() }, (_, call) => call);
      if (scenarios.length === 0)
        scenarios.push(
          ...(await Promise.all(
            FATES.flatMap((fate) =>
              calls.map((at) =>
                begin(`a life ${fate} at call ${String(at)}`, (call) => (call === at ? fate : 'answered')),
              ),
            ),
          )),
        );
      const outcomes = await Promise.all(scenarios.map((scenario) => ask(scenario, step).outcome));
      const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
      expect(count('died'), `${step.name}: ${outcomes.join(', ')}`).toBe(2 * calls.length);
      expect(count('answered'), `${step.name}: ${outcomes.join(', ')}`).toBe(
        scenarios.length - 2 * calls.length,
      );
      await scene.takeOver(isFinishing);
      const expectWhole = (scenario: Scenario) =>
        expectPlanStatus(scene, scenario, { where: step.name, ...step.after });
      await Promise.all([unharmed, ...scenarios].map(expectWhole));
    }
    await expectNoDiscrepancy();
  });

  it('every operation waits for a provider that is away, and says so', async () => {
    const scenarios = await Promise.all(
      SCENARIO_STEPS.map(async (step, index) => {
        const scenario = await begin(`a life whose provider is away at ${step.name}`, () => 'refused');
        const steps = SCENARIO_STEPS.slice(0, index);
        for (const { ask: asked } of steps) await asked(scene.app, scenario);
        return { scenario, step, before: steps.at(-1)?.after ?? AT_FIRST };
      }),
    );
    const outcomes = await Promise.all(scenarios.map(({ scenario, step }) => ask(scenario, step).outcome));
    expect(outcomes).toEqual(SCENARIO_STEPS.map(() => 'billing.provider_unavailable'));
    for (const { scenario, step, before } of scenarios) {
      const underWay = { ...before, open: [step.operation] };
      await expectPlanStatus(scene, scenario, { where: `before ${step.name}`, ...underWay });
    }
    await scene.takeOver(isFinishing);
    for (const { scenario, step } of scenarios)
      await expectPlanStatus(scene, scenario, { where: step.name, ...step.after });
  });

  it('every operation is not made or made whole, wherever its process dies at a write', async () => {
    for (let writes = 0, isMet = true; isMet; writes += 1) {
      const scenario = await begin(`a life cut after write ${String(writes)}`);
      let before = AT_FIRST;
      isMet = false;
      for (const step of SCENARIO_STEPS) {
        scene.line.cutAfterWrites(writes);
        await ask(scenario, step).outcome;
        isMet ||= scene.line.isCut();
        await scene.takeOver(isFinishing);
        // Once the operation is stored, whoever finds it makes it.
        if (writes <= step.writesBefore) {
          await expectPlanStatus(scene, scenario, { where: `before ${step.name}`, ...before });
          await step.ask(scene.app, scenario);
        }
        await expectPlanStatus(scene, scenario, { where: step.name, ...step.after });
        before = step.after;
      }
    }
    await expectNoDiscrepancy();
  });

  describe('an account that goes', () => {
    const leave = {
      ask: async (on: TestApp, { as }: Scenario) => {
        await on.call(api.deleteAccount, { as, body: { password: TEST_PASSWORD } });
        await on.app.jobs.runDue(isEnding);
      },
    };
    const subscribe = async (name: string, fateOf?: FaultyScenario['fateOf']) => {
      const scenario = await begin(name, fateOf);
      const { subscriptionId } = (
        await scene.app.call(api.createSubscription, { as: scenario.as, body: scenario.checkout })
      ).body;
      return { scenario, subscriptionId };
    };
    const inspect = async ({ scenario, subscriptionId }: Awaited<ReturnType<typeof subscribe>>) => {
      const { rows } = await scene.app.ctx.db.execute(
        sql`select from users where id = ${scenario.as.user.id}`,
      );
      const { status } = valueOf(await provider.getSubscription(subscriptionId));
      return { accounts: rows.length, status };
    };
    const gone = { accounts: 0, status: 'canceled' };

    it('is there or gone, and once gone pays no more, wherever its process dies at a write', async () => {
      const seen: number[] = [];
      for (let writes = 0, isMet = true; isMet; writes += 1) {
        const account = await subscribe(`cut after write ${String(writes)}`);
        scene.line.cutAfterWrites(writes);
        await ask(account.scenario, leave).outcome;
        isMet = scene.line.isCut();
        await scene.takeOver(isEnding);
        const found = await inspect(account);
        expect([{ accounts: 1, status: 'active' }, gone], account.scenario.name).toContainEqual(found);
        seen.push(found.accounts);
      }
      expect(seen.join('')).toMatch(/^1+0+$/);
    });

    it('pays no more wherever the process that ends its subscription dies at a call', async () => {
      for (const fate of ['refused', 'lost'] as const)
        for (let at = 0, isMet = true; isMet; at += 1) {
          isMet = false;
          const account = await subscribe(`${fate} at call ${String(at)}`, (call) => {
            if (call !== at) return 'answered';
            isMet = true;
            // Refused is dead before the call, lost after it: nothing it does later arrives.
            scene.line.cut();
            return fate;
          });
          await ask(account.scenario, leave).outcome;
          await scene.takeOver(isEnding);
          expect(await inspect(account), account.scenario.name).toEqual(gone);
        }
    });
  });
});
