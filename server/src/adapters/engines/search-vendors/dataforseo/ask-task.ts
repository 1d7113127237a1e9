import { postQuestion } from '../../wire/post-question.ts';
import type { Fields } from '../../reply/unknown-details.ts';
import { readTask, type TaskResult } from './read-task.ts';
import { toKeyword } from './keyword.ts';

/** How DataForSEO is reached: login and password of its API, and the address without the version. */
export interface DataforseoSettings {
  readonly login: string;
  readonly password: string;
  readonly baseUrl: string;
}

/**
 * Posts one live task and reads its envelope. A live call holds one task (docs.dataforseo.com/v3/serp/overview). Throws
 * APICallError and InvalidReplyError.
 */
export async function askTask({
  settings,
  path,
  keyword,
  maxKeyword,
  task,
  signal,
  fetch,
}: {
  settings: DataforseoSettings;
  path: string;
  keyword: string;
  /** Characters the endpoint takes. */
  maxKeyword: number;
  task: Fields;
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
}): Promise<TaskResult> {
  const { login, password, baseUrl } = settings;
  const body = await postQuestion({
    baseUrl,
    path,
    headers: { authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}` },
    body: [{ keyword: toKeyword(keyword, maxKeyword), ...task }],
    signal,
    fetch,
  });
  return readTask(body);
}
