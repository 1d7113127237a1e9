export {
  formatAmount,
  formatDecimal,
  formatEuro,
  formatInteger,
  formatPercent,
  formatPoints,
} from './numbers.ts';
export {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMinute,
  formatMoment,
  formatMonth,
  formatWeekday,
  withArticle,
} from './dates.ts';
export {
  findMeanInterval,
  formatMeanUncertainty,
  formatMeanInterval,
  formatRateInterval,
} from './intervals.ts';
export { formatAll, formatDone, formatOtherCompanies } from './counts.ts';
export { nameDay, nameShortDay, nameShortSpan, nameSpan } from './spans.ts';
