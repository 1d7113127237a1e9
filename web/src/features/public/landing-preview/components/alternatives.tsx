import { Page } from '#ui';
import { Hero } from '../../landing/components/hero.tsx';
import { AnswerExample } from '../../showcase/components/answer-example.tsx';
import { previewCopy } from '../copy.ts';
import { Alternative } from './alternative.tsx';
import { CentredHero } from './centred-hero.tsx';
import { DarkHero } from './dark-hero.tsx';

const copy = previewCopy.alternatives;

/** The head of the landing page as it is, and in two other designs. */
export function Alternatives() {
  return (
    <>
      <Alternative {...copy.today}>
        <Hero />
      </Alternative>
      <Alternative {...copy.centred}>
        <CentredHero />
        <Page width="landing">
          <AnswerExample />
        </Page>
      </Alternative>
      <Alternative {...copy.dark}>
        <DarkHero />
      </Alternative>
    </>
  );
}
