import { Logo, Page } from '#ui';
import { landingCopy as copy } from '../copy.ts';
import { SECTION_IDS } from '../section-ids.ts';
import { CallToAction } from './call-to-action.tsx';

const LINKS = [
  { to: SECTION_IDS.howItWorks, label: copy.menuLinks.howItWorks },
  { to: SECTION_IDS.plans, label: copy.menuLinks.plans },
  { to: SECTION_IDS.questions, label: copy.menuLinks.questions },
];

/** Mark, sections, login and registration; the first focusable element skips it. */
export function LandingHeader() {
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
          <nav aria-label={copy.menu} className="hidden gap-8 text-sm font-medium mid:flex">
            {LINKS.map(({ to, label }) => (
              <a
                key={to}
                href={`#${to}`}
                className="inline-flex min-h-11 items-center text-muted no-underline hover:text-text"
              >
                {label}
              </a>
            ))}
          </nav>
          <div className="flex gap-1">
            <CallToAction to="/login" label={copy.login} variant="ghost" />
            <span className="max-[359px]:hidden">
              <CallToAction to="/register" label={copy.start} variant="secondary" />
            </span>
          </div>
        </Page>
      </header>
    </>
  );
}
