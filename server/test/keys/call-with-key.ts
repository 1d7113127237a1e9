import type { TestApp } from '../start-test-app.ts';

interface KeyCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly key?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Calls as another program does, with a key and without a browser. */
export async function callWithKey(
  { server }: Pick<TestApp, 'server'>,
  { method = 'GET', url, key, body, headers }: KeyCall,
) {
  return server.inject({
    method,
    url,
    headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
}
