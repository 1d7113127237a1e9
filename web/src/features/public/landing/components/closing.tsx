import { Page } from '#ui';
import { landingCopy } from '../copy.ts';
import { CallToAction } from './call-to-action.tsx';
import { SectionTitle } from './section-title.tsx';

const copy = landingCopy.closing;

/** The last section, with the call to action once more. */
export function Closing() {
  return (
    <section className="bg-deep text-on-deep">
      <Page
        width="landing"
        className="grid gap-8 py-[clamp(64px,8vw,112px)] mid:grid-cols-[1fr_auto] mid:items-end"
      >
        <SectionTitle className="mid:text-[clamp(32px,4vw,52px)] mid:leading-[1.24]">
          {copy.before}
          <mark className="rounded-1 bg-marker px-[0.14em] whitespace-nowrap text-on-marker">
            {copy.marked}
          </mark>
          {copy.after}
        </SectionTitle>
        <div className="grid gap-3 justify-items-start">
          <CallToAction to="/register" label={landingCopy.start} variant="inverse" size="lg" />
          <p className="text-xs text-deep-muted">{copy.note}</p>
        </div>
      </Page>
    </section>
  );
}
