import { DEFAULT_MARKET, type Market } from '@citato/contract';
import { nameMarket } from '@citato/contract/markets';
import { useState } from 'react';
import { Button } from '#ui';
import { marketsCopy as copy } from '../copy.ts';
import { MarketField } from './market-field.tsx';

interface CompanyMarketProps {
  market: Market | undefined;
  onChange: (market: Market) => void;
}

/** Where a new company is asked about: Italy, in Italian, until somebody says otherwise. */
export function CompanyMarket({ market = DEFAULT_MARKET, onChange }: CompanyMarketProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <MarketField market={market} onChange={onChange} />;
  return (
    <div className="-my-1 flex flex-wrap items-center gap-x-3 text-sm">
      <p className="text-muted">{copy.company(nameMarket(market))}</p>
      <Button
        variant="ghost"
        className="-ml-3"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {copy.change}
      </Button>
    </div>
  );
}
