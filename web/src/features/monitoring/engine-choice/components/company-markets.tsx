import { type CompanyEngines, type CompanyWithPrompts, isSameMarket, type Market } from '@citato/contract';
import { useState } from 'react';
import { MarketField, takeMarket } from '#features/companies';
import { ApiError } from '#lib/api-error';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useMay } from '#lib/session/use-may';
import { Button, Card, showToast } from '#ui';
import { marketChoiceCopy as copy } from '../market-copy.ts';
import { useSetCompanyMarket } from '../queries.ts';

interface CompanyMarketsProps {
  company: CompanyWithPrompts;
  engines: CompanyEngines;
}

/** Where a company's questions are asked, and the market of those without one of their own. */
export function CompanyMarkets({ company, engines: { markets, marketAllowance } }: CompanyMarketsProps) {
  const current = takeMarket(company.market);
  const [market, setMarket] = useState<Market>(current);
  const mayChange = useMay<'setCompanyMarket'>('edit');
  const set = useSetCompanyMarket(company.id);
  const following = company.prompts.filter(({ hasOwnMarket }) => !hasOwnMarket).length;
  const save = useOneAtATime(async () => {
    try {
      const { changedPrompts } = await set.mutateAsync(market);
      showToast({ title: copy.saved, description: copy.savedText(changedPrompts), tone: 'success' });
    } catch (error) {
      const reason = error instanceof ApiError ? { description: error.message } : {};
      showToast({ title: copy.saveFailed, ...reason, tone: 'error' });
    }
  });
  const asked = markets.filter(({ prompts }) => prompts > 0);
  return (
    <section aria-labelledby="mercato">
      <h2 id="mercato" className="text-lg font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">
        {mayChange ? copy.intro(company.name) : copy.introRead(company.name)}
      </p>
      <Card className="mt-6 grid gap-5 px-4 py-5 md:px-6">
        {asked.length > 1 && (
          <ul className="grid gap-1 text-sm">
            {asked.map(({ name, prompts }) => (
              <li key={name}>
                {name} <span className="text-muted">· {copy.prompts(prompts)}</span>
              </li>
            ))}
          </ul>
        )}
        {!mayChange && <p className="font-medium">{company.market.name}</p>}
        {mayChange && (
          <>
            <div className="max-w-160">
              <MarketField market={market} onChange={setMarket} />
            </div>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <p className="min-w-0 flex-1 basis-80 text-xs text-pretty text-muted">
                {copy.limit(marketAllowance)} {!isSameMarket(market, current) && copy.restarts(following)}
              </p>
              <Button
                className="max-sm:w-full"
                disabled={isSameMarket(market, current)}
                isLoading={set.isPending}
                loadingLabel={copy.saving}
                onClick={() => void save()}
              >
                {copy.save}
              </Button>
            </div>
          </>
        )}
      </Card>
    </section>
  );
}
