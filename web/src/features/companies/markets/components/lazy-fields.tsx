import { lazyPart } from '#ui';

// The countries and towns come with the fields that offer them.

export const CompanyMarket = lazyPart(async () => (await import('./company-market.tsx')).CompanyMarket, {
  waiting: <div className="min-h-9" />,
});
export const MarketField = lazyPart(async () => (await import('./market-field.tsx')).MarketField, {
  waiting: <div className="min-h-18" />,
});
export const MarketList = lazyPart(async () => (await import('./market-list.tsx')).MarketList, {
  waiting: <div className="min-h-18" />,
});
