import { Page } from '#ui';
import { EngineChannels, useConfig } from '#features/config';
import {
  Closing,
  BuiltSince,
  Credibility,
  Hero,
  HonestNumbers,
  HowItWorks,
  KnownFaq,
  LandingHeader,
  PlansSection,
  LegalFooter,
  AnswerExample,
  AnswerPanel,
  isUnread,
  SiteForm,
  useVisitorAnswer,
} from '#features/public';

export function LandingPage() {
  const isOffered = useConfig().data?.visitorAnswers ?? false;
  const request = useVisitorAnswer();
  const { answer } = request;
  return (
    <>
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero form={isOffered ? <SiteForm request={request} /> : undefined} />
        <Page width="landing">
          <div className="grid gap-6">
            {answer !== undefined && <AnswerPanel request={request} answer={answer} />}
            {(answer === undefined || isUnread(answer)) && <AnswerExample />}
          </div>
          <div className="pt-8">
            <EngineChannels />
          </div>
        </Page>
        <HowItWorks />
        <HonestNumbers />
        <BuiltSince />
        <PlansSection />
        <Credibility />
        <KnownFaq />
        <Closing />
      </main>
      <LegalFooter />
    </>
  );
}
