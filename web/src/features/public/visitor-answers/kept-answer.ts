import { readStored, STORAGE_KEYS, writeStored } from '#lib/storage';

/** The answer a visitor goes on with, while registration and its mail are on their way: its id, and nothing else. */
export function keepAnswer(id: string): void {
  writeStored({ key: STORAGE_KEYS.keptAnswer, value: id });
}

export function findKeptAnswer(): string | null {
  return readStored(STORAGE_KEYS.keptAnswer);
}

export function forgetKeptAnswer(): void {
  writeStored({ key: STORAGE_KEYS.keptAnswer, value: null });
}
