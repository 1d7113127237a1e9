import type { ReactNode } from 'react';
import { AnchorButton, Page } from '#ui';
import { landingCopy } from '../copy.ts';
import { SECTION_IDS } from '../section-ids.ts';
import { CallToAction } from './call-to-action.tsx';

const copy = landingCopy.hero;

interface HeroProps {
  /** The field for the visitor's own site; without it, and without JavaScript, registration is the way on. */
  form?: ReactNode;
}

/** The question of the product, and the way to its answer. */
export function Hero({ form }: HeroProps) {
  return (
    <Page
      width="landing"
      className="grid gap-6 pt-10 pb-8 mid:grid-cols-[minmax(0,1.55fr)_minmax(320px,1fr)] mid:items-end mid:gap-16 mid:pt-[clamp(56px,6vw,88px)] mid:pb-12"
    >
      <h1 className="max-w-[17ch] text-display-1 leading-[1.04] font-semibold tracking-display text-wrap">
        {copy.headline}
        <mark className="marked-once">{copy.headlineMarked}</mark>
      </h1>
      <div className="grid content-end gap-5 mid:pb-2">
        <p className="max-w-[46ch] text-lg leading-7 text-muted">{copy.text}</p>
        {form !== undefined && (
          <div className="grid gap-3 noscript:hidden">
            {form}
            <Ways variant="secondary" />
          </div>
        )}
        <div className={form === undefined ? '' : 'hidden noscript:block'}>
          <Ways variant="primary" />
        </div>
        <p className="text-xs text-muted">{copy.note}</p>
      </div>
    </Page>
  );
}

function Ways({ variant }: { variant: 'primary' | 'secondary' }) {
  const size = variant === 'primary' ? 'lg' : 'md';
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-2 sm:flex">
      <CallToAction to="/register" label={landingCopy.start} variant={variant} size={size} />
      <AnchorButton
        href={`#${SECTION_IDS.howItWorks}`}
        size={size}
        variant={variant === 'primary' ? 'secondary' : 'ghost'}
      >
        {landingCopy.menuLinks.howItWorks}
      </AnchorButton>
    </div>
  );
}
