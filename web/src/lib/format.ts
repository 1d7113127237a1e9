/** The product's one way to write numbers and moments, shared with what the server prints. */
export {
  findMeanInterval,
  formatAmount,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatEuro,
  formatInteger,
  formatLongDate,
  formatMeanInterval,
  formatMoment,
  formatMonth,
  formatPercent,
  formatPoints,
  formatRateInterval,
  withArticle,
} from '@citato/contract/format';
