import { CallToAction } from '../../landing/components/call-to-action.tsx';
import { landingCopy } from '../../landing/copy.ts';
import { Page } from '#ui';

const copy = landingCopy.hero;

/** The question in the middle, one way on below it. */
export function CentredHero() {
  return (
    <Page width="landing" className="grid justify-items-center gap-6 py-12 text-center">
      <p className="max-w-[18ch] text-display-1 leading-[1.04] font-semibold tracking-display text-balance">
        {copy.headline}
        <mark className="marked-once">{copy.headlineMarked}</mark>
      </p>
      <p className="max-w-[52ch] text-lg leading-7 text-balance text-muted">{copy.text}</p>
      <CallToAction to="/register" label={landingCopy.start} variant="primary" size="lg" />
      <p className="text-xs text-muted">{copy.note}</p>
    </Page>
  );
}
