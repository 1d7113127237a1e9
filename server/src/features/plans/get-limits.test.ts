import { api, SEEN_ENGINE_IDS } from '@citato/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountId, newId, toId } from '#lib/ids';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { getLimits } from './get-limits.ts';
import { entitlements } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the plans on sale', () => {
  it('are four, cheapest first, with their prices and limits', async () => {
    const { body } = await app.call(api.listPlans, {});
    const facts = body.map(
      ({ id, name, price, normalPriceCents, maxCompanies, maxPrompts, retainedPrompts }) => [
        id,
        name,
        price,
        normalPriceCents,
        maxCompanies,
        maxPrompts,
        retainedPrompts,
      ],
    );
    expect(facts).toEqual([
      ['free', 'Free', 0, 0, 1, 1, 5],
      ['pro', 'Pro', 5900, 5900, 2, 15, 15],
      ['guru', 'Guru', 9900, 9900, 5, 50, 50],
      ['business', 'Business', 19900, 19900, 15, 150, 150],
    ]);
    expect(body.filter((plan) => plan.taskListsEnabled).map(({ id }) => id)).toEqual(['guru', 'business']);
    expect(body.filter((plan) => plan.promptAnalysisEnabled).map(({ id }) => id)).toEqual([
      'pro',
      'guru',
      'business',
    ]);
    expect(body.every((plan) => plan.stripePriceId === null)).toBe(true);
  });
});

describe('the limits of an account', () => {
  it('are those of the free plan at first', async () => {
    const { user } = await app.openAccount();
    expect(await getLimits(app.ctx.db, toId<AccountId>(user.id))).toEqual({
      planId: 'free',
      limits: {
        maxCompanies: 1,
        maxPrompts: 1,
        taskListsEnabled: false,
        promptAnalysisEnabled: false,
        manualAnalysesPerDay: 3,
        withheldEngines: SEEN_ENGINE_IDS,
      },
      setForAccount: [],
    });
  });

  it('follow the plan and what was set apart for the account', async () => {
    const { user } = await app.openAccount();
    const userId = toId<AccountId>(user.id);
    await app.ctx.db
      .update(entitlements)
      .set({ planId: 'guru', customMaxPrompts: 0, customTaskListsEnabled: false })
      .where(eq(entitlements.userId, userId));
    expect(await getLimits(app.ctx.db, userId)).toEqual({
      planId: 'guru',
      limits: {
        maxCompanies: 5,
        maxPrompts: 0,
        taskListsEnabled: false,
        promptAnalysisEnabled: true,
        manualAnalysesPerDay: 5,
        withheldEngines: SEEN_ENGINE_IDS,
      },
      setForAccount: ['maxPrompts', 'taskListsEnabled'],
    });
  });

  it('do not exist for an account that is gone', async () => {
    await expect(getLimits(app.ctx.db, newId<AccountId>())).rejects.toMatchObject({
      code: 'accounts.unauthenticated',
    });
  });
});
