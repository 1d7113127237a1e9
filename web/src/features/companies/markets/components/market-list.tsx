import type { Market } from '@citato/contract';
import { nameMarket } from '@citato/contract/markets';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '#ui';
import { marketsCopy as copy } from '../copy.ts';
import { hasTwice } from '../market-model.ts';
import { proposeMarket } from '../places-model.ts';
import { useMarketAllowance } from '../queries.ts';
import { MarketField } from './market-field.tsx';

interface MarketListProps {
  companyId: string;
  markets: readonly Market[];
  onChange: (markets: Market[]) => void;
}

/** The markets a new question is asked in, as many as the plan holds; each becomes a prompt of its own. */
export function MarketList({ companyId, markets, onChange }: MarketListProps) {
  const allowance = useMarketAllowance(companyId).data ?? null;
  const proposed = proposeMarket(markets);
  return (
    <div className="grid gap-3">
      {markets.map((market, place) => (
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1">
          <MarketField
            market={market}
            index={markets.length > 1 ? place + 1 : null}
            onChange={(changed) => {
              onChange(markets.with(place, changed));
            }}
          />
          {markets.length > 1 && (
            <IconButton
              className="mt-6.5"
              label={copy.remove(nameMarket(market))}
              icon={<X />}
              onClick={() => {
                onChange(markets.toSpliced(place, 1));
              }}
            />
          )}
        </div>
      ))}
      {hasTwice(markets) && (
        <p role="alert" className="text-xs text-negative">
          {copy.twice}
        </p>
      )}
      {markets.length > 1 && <p className="text-xs text-muted">{copy.spread(markets.length)}</p>}
      {allowance !== null && allowance.max > markets.length && proposed !== null && (
        <Button
          variant="ghost"
          className="-ml-3 justify-self-start"
          onClick={() => {
            onChange([...markets, proposed]);
          }}
        >
          <Plus />
          {copy.add}
        </Button>
      )}
      {allowance?.max === 1 && allowance.larger !== null && (
        <p className="text-xs text-muted">
          {copy.more({ plan: allowance.larger.name, max: allowance.larger.max })}
        </p>
      )}
    </div>
  );
}
