import { Logo, Page } from '#ui';
import { EngineChannels } from '#features/config';
import { LegalLinks } from '#features/legal';
import { AnswerExample } from '#features/showcase';
import { CallToAction } from './call-to-action.tsx';
import { landingCopy as copy } from './copy.ts';

export function LandingPage() {
  return (
    <>
      <a
        href="#main"
        className="absolute top-3 left-4 z-(--z-header) -translate-y-20 bg-raised px-3 py-2 focus:translate-y-0"
      >
        {copy.skip}
      </a>
      <header>
        <Page width="landing" className="flex h-17 items-center justify-between gap-4">
          <Logo />
          <div className="flex gap-1 max-sm:-mr-4">
            <CallToAction to="/login" label={copy.login} variant="ghost" />
            <span className="max-sm:hidden">
              <CallToAction to="/register" label={copy.start} variant="primary" />
            </span>
          </div>
        </Page>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <Page width="landing" className="pb-16">
          <AnswerExample />
          <div className="pt-8">
            <EngineChannels />
          </div>
        </Page>
      </main>
      <footer className="border-t">
        <Page width="landing" className="py-6">
          <LegalLinks />
        </Page>
      </footer>
    </>
  );
}

function Hero() {
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
        <div className="grid gap-2 sm:flex">
          <CallToAction to="/register" label={copy.start} variant="primary" size="lg" />
        </div>
        <p className="text-xs text-muted">{copy.note}</p>
      </div>
    </Page>
  );
}
