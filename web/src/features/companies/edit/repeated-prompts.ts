import { ApiError } from '#lib/api-error';

/** Questions the server refused as repeated: they exist already, or occur twice in the form. */
export interface RepeatedPrompts {
  readonly prompts: readonly { text: string }[];
  /** Which of them, from 0. */
  readonly places: readonly number[];
}

export function isDuplicate(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'companies.duplicate_prompt';
}

/** The prompts an error is about: `prompts.2.text` is the third. */
export function readPlaces({ fields }: Pick<ApiError, 'fields'>): number[] {
  return Object.keys(fields).flatMap((path) => {
    const place = /^prompts\.(\d+)\.text$/.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
}

/** Whether the form still has the refused questions as they were sent. */
export function standsAsSent(
  repeated: RepeatedPrompts | null,
  texts: readonly string[],
): repeated is RepeatedPrompts {
  return (
    repeated?.prompts.length === texts.length &&
    repeated.prompts.every(({ text }, index) => text === (texts[index] ?? '').trim().replace(/\s+/g, ' '))
  );
}
