import type { PromptCheck } from '@citato/contract';
import { promptChecksCopy as copy } from './copy.ts';

const WEEK = 7;
const MONTH = 30;

/** In the unit people would say it in: days up to two weeks, weeks up to two months. */
function describeDuration(days: number): string {
  if (days < 2 * WEEK) return copy.days(days);
  if (days < 2 * MONTH) return copy.weeks(Math.round(days / WEEK));
  return copy.months(Math.round(days / MONTH));
}

/** How soon the figures of a prompt tell something, in a sentence. */
export function describePrecision({
  answers,
  isFewest,
  isDaily,
  marginPoints,
  marginDays,
  changePoints,
  changeDays,
  designEffect,
}: PromptCheck['precision']): string {
  // Rounded up: 'at most' stays true.
  const margin = Math.ceil(marginPoints);
  if (!isDaily) return copy.once({ answers, isFewest, margin });
  const change =
    changeDays === null
      ? copy.changeNever(changePoints)
      : copy.change({ points: changePoints, duration: describeDuration(changeDays) });
  const end = designEffect === null ? copy.unmeasured : designEffect > 1.05 ? copy.alike(designEffect) : '.';
  return `${copy.daily({ answers, isFewest, days: marginDays, margin })}; ${change}${end}`;
}

/** What stands against a text as a prompt, the gravest first. */
export function listAdvice({ namesCompany, isGeneric, similar }: PromptCheck): string[] {
  return [
    ...(similar === null ? [] : [similar.isSame ? copy.same(similar.text) : copy.similar(similar.text)]),
    ...(namesCompany ? [copy.namesCompany] : []),
    ...(isGeneric ? [copy.generic] : []),
  ];
}
