import { ConfigRetry, useConfig } from '#features/config';
import { ConsentChoice } from '#features/public';
import { CookieTable, cookieCopy as copy, LegalPage, LegalText } from '#features/public';

export function CookiePage() {
  const { data: config } = useConfig();
  const hasStatistics = config !== undefined && config.gtmId !== null;
  // What is not known yet is neither claimed nor denied.
  const statistics =
    config === undefined ? [] : [hasStatistics ? copy.statisticsText : copy.noStatisticsText];
  return (
    <LegalPage title={copy.title} intro={copy.intro}>
      <section className="grid gap-3">
        <LegalText title={copy.neededTitle} paragraphs={[copy.neededText]} />
        <CookieTable />
      </section>
      {config?.payments.provider === 'stripe' && (
        <LegalText title={copy.paymentsTitle} paragraphs={[copy.paymentsText]} />
      )}
      <section className="grid gap-4">
        <LegalText title={copy.statisticsTitle} paragraphs={statistics} />
        <ConfigRetry>{copy.statisticsFailed}</ConfigRetry>
        {hasStatistics && <ConsentChoice />}
      </section>
    </LegalPage>
  );
}
