import { ERASERS } from '#app/erasers';
import { eraseDeleted } from '#features/privacy';
import type { TestApp } from '../start-test-app.ts';

/** Erases what deletions have left, as the product's job does. */
export async function eraseLeftRows({ ctx }: Pick<TestApp, 'ctx'>, signal: AbortSignal): Promise<void> {
  await eraseDeleted({ ...ctx, erasers: ERASERS }, { signal });
}
