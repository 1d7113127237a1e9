import { ownerClaims } from '../owner-claims.ts';
import { Page } from '#ui';

/** Who stands behind the product. */
export function Credibility() {
  return (
    <section className="pt-[clamp(72px,8vw,120px)]">
      <Page width="landing" className="grid gap-10 mid:grid-cols-[1fr_1.4fr] mid:items-end">
        <h2 className="max-w-[26ch] text-2xl leading-[34px] font-semibold tracking-[-0.014em]">
          {ownerClaims.agency}
        </h2>
        <dl className="grid gap-6 sm:grid-cols-[repeat(3,auto)] sm:justify-between mid:gap-10">
          {ownerClaims.figures.map(({ figure, of }) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{of}</dt>
              <dd className="text-[clamp(26px,2.6vw,36px)] whitespace-nowrap leading-[1.15] font-medium tracking-[-0.03em]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
