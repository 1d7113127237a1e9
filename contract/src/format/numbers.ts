import { LOCALE, onFirstUse } from './on-first-use.ts';

const integer = onFirstUse(
  () => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0, useGrouping: 'always' }),
);
const decimal = onFirstUse(
  () =>
    new Intl.NumberFormat(LOCALE, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: 'always',
    }),
);
const points = onFirstUse(
  () =>
    new Intl.NumberFormat(LOCALE, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
);
const cents = onFirstUse(
  () =>
    new Intl.NumberFormat(LOCALE, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    }),
);

/** 1248 → '1.248' */
export function formatInteger(value: number): string {
  return integer().format(value);
}

/** 2.44 → '2,4' */
export function formatDecimal(value: number): string {
  return decimal().format(value);
}

/** Percent 0–100: 62.5 → '62,5%' */
export function formatPercent(percent: number): string {
  return `${decimal().format(percent)}%`;
}

/** Percentage points: 18.23 → '+18,2', -3 → '−3,0' */
export function formatPoints(value: number): string {
  return points().format(value).replace('-', '−');
}

/** 5900 → '€59', 5990 → '€59,90' */
export function formatEuro(priceCents: number): string {
  const euros = priceCents / 100;
  return `€${Number.isInteger(euros) ? integer().format(euros) : cents().format(euros)}`;
}

/** What stands on a document, in cents always, so that a column of it lines up: 5900 → '€59,00', -550 → '−€5,50' */
export function formatAmount(amountCents: number): string {
  return `${amountCents < 0 ? '−' : ''}€${cents().format(Math.abs(amountCents) / 100)}`;
}
