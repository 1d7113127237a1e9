import { CallToAction } from '../../landing/components/call-to-action.tsx';
import { landingCopy } from '../../landing/copy.ts';
import { Page } from '#ui';
import { previewCopy } from '../copy.ts';

const copy = previewCopy.dark;

/** The question on a dark background, the sample's figures beside it. */
export function DarkHero() {
  return (
    <div className="bg-deep text-on-deep">
      <Page
        width="landing"
        className="grid gap-10 py-[clamp(56px,7vw,104px)] mid:grid-cols-[1.5fr_1fr] mid:items-end mid:gap-16"
      >
        <div className="grid justify-items-start gap-6">
          <p className="max-w-[16ch] text-display-1 leading-[1.04] font-semibold tracking-display">
            {copy.headline} <mark className="marked-once">{copy.headlineMarked}</mark>
          </p>
          <p className="max-w-[46ch] text-lg leading-7 text-deep-muted">{copy.text}</p>
          <CallToAction to="/register" label={landingCopy.start} variant="inverse" size="lg" />
        </div>
        <div className="grid gap-6">
          <dl className="grid gap-5">
            {copy.figures.map(({ figure, of }) => (
              <div
                key={of}
                className="flex items-baseline justify-between gap-4 border-t border-deep-muted pt-4"
              >
                <dt className="text-sm text-deep-muted">{of}</dt>
                <dd className="text-display-2 leading-none font-medium tracking-[-0.03em]">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="text-xs text-deep-muted">{copy.note}</p>
        </div>
      </Page>
    </div>
  );
}
