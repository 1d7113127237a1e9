import { Faq, Hero, HowItWorks, LandingHeader, SECTION_IDS } from '#features/public';
import {
  Alternative,
  CentredHero,
  DarkHero,
  listPreviewQuestions,
  previewCopy as copy,
  PreviewMode,
  PreviewPlans,
} from '#features/public';
import { AnswerExample } from '#features/public';
import { Page } from '#ui';

const QUESTIONS = listPreviewQuestions();

/** Designs of the landing page side by side, with sample data that stand still; no search engine keeps it. */
export function LandingPreviewPage() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PreviewMode />
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Alternative {...copy.alternatives.today}>
          <Hero />
        </Alternative>
        <Alternative {...copy.alternatives.centred}>
          <CentredHero />
          <Page width="landing">
            <AnswerExample />
          </Page>
        </Alternative>
        <Alternative {...copy.alternatives.dark}>
          <DarkHero />
        </Alternative>
        <HowItWorks />
        <div id={SECTION_IDS.plans} className="pt-20">
          <PreviewPlans />
        </div>
        <Faq questions={QUESTIONS} />
      </main>
    </>
  );
}
