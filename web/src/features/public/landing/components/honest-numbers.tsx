import { Page } from '#ui';
import { SampleRates } from '../../showcase/components/sample-rates.tsx';
import { landingCopy } from '../copy.ts';
import { SectionTitle } from './section-title.tsx';

const copy = landingCopy.honest;

/** Why every number shows its confidence, beside three that do. */
export function HonestNumbers() {
  return (
    <section className="mt-[clamp(72px,8vw,120px)] border-y bg-raised">
      <Page
        width="landing"
        className="grid gap-10 py-[clamp(56px,7vw,104px)] mid:grid-cols-2 mid:items-center mid:gap-20"
      >
        <div className="grid gap-4">
          <SectionTitle>{copy.title}</SectionTitle>
          <p className="max-w-[52ch] text-muted">{copy.text}</p>
          <p className="max-w-[52ch] text-muted">
            {copy.change.before}
            <b className="text-text">{copy.change.word}</b>
            {copy.change.after}
          </p>
        </div>
        <SampleRates />
      </Page>
    </section>
  );
}
