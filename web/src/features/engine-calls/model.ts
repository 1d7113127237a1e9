import { estimateQuestion, nameEngine, type PricedQuestion, type UserSpending } from '@citato/contract';
import { formatEuro } from '#lib/format';
import { spendingCopy as copy } from './copy.ts';

/** Cents with fractions as an amount; less than a cent is not shown as zero. */
export function describeAmount(cents: number): string {
  if (cents > 0 && cents < 1) return copy.underOneCent;
  return formatEuro(Math.round(cents));
}

/** No engine the plan asks bills an answer. */
export function isFree(analysis: UserSpending['analysis']): boolean {
  return analysis.every(({ cents, readingCents }) => cents + readingCents === 0);
}

/** The cost of one more question in a sentence: a prompt for each of its markets. */
export function describePromptCost({ isDaily, ...question }: PricedQuestion & { isDaily: boolean }): string {
  const { cents, readingCents, partly } = estimateQuestion(question);
  const prompts = question.markets.length;
  const markets = new Set(question.markets.map((market) => JSON.stringify(market))).size;
  const absent =
    partly.length === 0 ? '' : ` ${copy.notEverywhere({ engines: partly.map(nameEngine), markets })}`;
  if (cents > 0) {
    const reading = readingCents > 0 ? copy.readingPart(describeAmount(readingCents)) : '';
    const per = isDaily
      ? copy.promptCost.daily({ prompts, markets })
      : copy.promptCost.once({ prompts, markets });
    return `${copy.about(describeAmount(cents))} ${per}${reading}.${absent}`;
  }
  const isDemo = question.analysis.every(({ engine }) => engine === 'demo');
  return `${isDemo ? copy.demoIsFree : copy.isFree}${absent}`;
}
