import { Page } from '#ui';
import { EngineChannels, useConfig } from '#features/config';
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
import { AnswerStage, SiteForm, useVisitorAnswer } from '#features/visitor-answer';

export function LandingPage() {
  const isOffered = useConfig().data?.visitorAnswers ?? false;
  const trial = useVisitorAnswer();
  return (
    <>
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero form={isOffered ? <SiteForm trial={trial} /> : undefined} />
        <Page width="landing">
          {trial.answer === undefined ? (
            <AnswerExample />
          ) : (
            <AnswerStage trial={trial} answer={trial.answer} />
          )}
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
