import {
  Alternatives,
  HowItWorks,
  LandingHeader,
  PreviewFaq,
  PreviewMode,
  PreviewPlans,
  SECTION_IDS,
} from '#features/public';

/** Designs of the landing page side by side, with sample data that stand still; no search engine keeps it. */
export function LandingPreviewPage() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PreviewMode />
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Alternatives />
        <HowItWorks />
        <div id={SECTION_IDS.plans} className="pt-20">
          <PreviewPlans />
        </div>
        <PreviewFaq />
      </main>
    </>
  );
}
