import type { Endpoint } from '@citato/contract';
import type * as z from 'zod/mini';

type Part<E, Key extends string> =
  E extends Record<Key, infer Schema extends z.ZodMiniType> ? Record<Key, z.input<Schema>> : unknown;

/** The parts of a request an endpoint asks for: `params`, `query`, `body`, each as its schema reads it; the `file` of an upload. */
export type ApiInput<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { upload: true } ? { file: Blob } : unknown);

/** What comes of a call: the union over its successful statuses; undefined for an empty answer, a file or a page as a blob. */
export type ApiResult<E extends Endpoint> = {
  [Status in keyof E['responses']]: E['responses'][Status] extends z.ZodMiniType
    ? z.output<E['responses'][Status]>
    : E['responses'][Status] extends 'empty'
      ? undefined
      : E['responses'][Status] extends 'binary' | 'html'
        ? Blob
        : never;
}[keyof E['responses']];
