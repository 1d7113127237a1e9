import type { ReactNode } from 'react';
import { AnchorButton, Page } from '#ui';
import { landingCopy } from '../copy.ts';
import { SECTION_IDS } from '../section-ids.ts';
import { CallToAction } from './call-to-action.tsx';

const copy = landingCopy.hero;

interface HeroProps {
  /** The field for the visitor's own site; without it, and without JavaScript, registration is the next step. */
  form?: ReactNode;
}

/** The headline of the product, and its call to action. */
export function Hero({ form }: HeroProps) {
  return (
    <Page
      width="landing"
      className="grid gap-6 pt-8 pb-8 mid:grid-cols-[minmax(0,1.55fr)_minmax(320px,1fr)] mid:items-end mid:gap-16 mid:pt-[clamp(40px,4vw,64px)] mid:pb-12"
    >
      <div className="grid gap-6">
        <h1 className="max-w-[17ch] text-display-1 leading-[1.04] font-semibold tracking-display text-wrap">
          {copy.headline}
          <mark className="marked-once">{copy.headlineMarked}</mark>
        </h1>
        <p className="max-w-[46ch] text-lg leading-7 text-muted">{copy.text}</p>
      </div>
      <div className="grid content-end gap-4 mid:pb-1">
        {form !== undefined && <div className="noscript:hidden">{form}</div>}
        <div className={form === undefined ? '' : 'hidden noscript:block'}>
          <Ways />
        </div>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          {form !== undefined && (
            <span className="-ml-4.25 noscript:hidden">
              <CallToAction to="/register" label={landingCopy.start} variant="ghost" />
            </span>
          )}
          {copy.note}
        </p>
      </div>
    </Page>
  );
}

/** Where the field is missing: a button in its place, and the link to how it works. */
function Ways() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-2 sm:flex">
      <CallToAction to="/register" label={landingCopy.start} variant="primary" size="lg" />
      <AnchorButton href={`#${SECTION_IDS.howItWorks}`} size="lg" variant="secondary">
        {landingCopy.menuLinks.howItWorks}
      </AnchorButton>
    </div>
  );
}
