import { readErrorMessage } from '#lib/api-client';
import { showToast } from '#ui';
import { deskCopy } from './copy.ts';

/** Tries something and says what came of it; gives whether it worked. */
export async function tryChange(
  work: () => Promise<unknown>,
  { failed, done }: { failed: string; done?: { title: string; description?: string } },
): Promise<boolean> {
  try {
    await work();
    if (done !== undefined) showToast({ ...done, tone: 'success' });
    return true;
  } catch (error) {
    showToast({
      title: failed,
      description: readErrorMessage({ error, fallback: deskCopy.tryAgain }),
      tone: 'error',
    });
    return false;
  }
}
