import { type ByteCursor, readNumber, writeBytes, writeNumber } from '../packed-answers/byte-list.ts';

/** Answers of one day of a month that name a company beside the own one, and those of them that name it first. */
interface BesideDay {
  readonly day: number;
  readonly beside: number;
  readonly before: number;
}

/** The first and the last day on which a prompt names a company beside the own one; the prompt by its place. */
interface BesidePrompt {
  readonly place: number;
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * Packs on which days of a month a company is named beside the own one, and by which prompts. Of a prompt the first and
 * the last day tell whether it counts in any part of the month that begins or ends with it.
 */
export function packBesideDays(
  prompts: readonly { readonly place: number; readonly days: readonly BesideDay[] }[],
): string {
  const days = new Map<number, { beside: number; before: number }>();
  const named: BesidePrompt[] = [];
  for (const { place, days: ofPrompt } of prompts) {
    const counted = ofPrompt.filter(({ beside }) => beside > 0);
    for (const { day, beside, before } of counted) {
      const known = days.get(day) ?? { beside: 0, before: 0 };
      days.set(day, { beside: known.beside + beside, before: known.before + before });
    }
    const dates = counted.map(({ day }) => day);
    if (dates.length > 0) named.push({ place, firstDay: Math.min(...dates), lastDay: Math.max(...dates) });
  }
  const bytes: number[] = [];
  writeNumber(bytes, days.size);
  for (const [day, { beside, before }] of [...days].sort(([a], [b]) => a - b))
    for (const number of [day, beside, before]) writeNumber(bytes, number);
  writeNumber(bytes, named.length);
  for (const { place, firstDay, lastDay } of named.sort((a, b) => a.place - b.place))
    for (const number of [place, firstDay, lastDay]) writeNumber(bytes, number);
  return writeBytes(bytes);
}

export function readBesideDays(bytes: Uint8Array): { days: BesideDay[]; prompts: BesidePrompt[] } {
  const cursor: ByteCursor = { bytes, at: 0 };
  const read = () => readNumber(cursor);
  const days = Array.from({ length: read() }, () => ({ day: read(), beside: read(), before: read() }));
  const prompts = Array.from({ length: read() }, () => ({
    place: read(),
    firstDay: read(),
    lastDay: read(),
  }));
  return { days, prompts };
}
