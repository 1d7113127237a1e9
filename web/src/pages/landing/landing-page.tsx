import { Page } from '#ui';
import { EngineChannels } from '#features/config';
import {
  Closing,
  ComingSoon,
  Credibility,
  Hero,
  HonestNumbers,
  HowItWorks,
  KnownFaq,
  LandingHeader,
  PlansSection,
} from '#features/landing';
import { LegalFooter } from '#features/legal';
import { AnswerExample } from '#features/showcase';

export function LandingPage() {
  return (
    <>
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <Page width="landing">
          <AnswerExample />
          <div className="pt-8">
            <EngineChannels />
          </div>
        </Page>
        <HowItWorks />
        <HonestNumbers />
        <ComingSoon />
        <PlansSection />
        <Credibility />
        <KnownFaq />
        <Closing />
      </main>
      <LegalFooter />
    </>
  );
}
