import { Card, FigureNote } from '#ui';
import { showcaseCopy as copy } from '../copy.ts';
import { SampleAnswer } from './sample-answer.tsx';
import { SampleFigures } from './sample-figures.tsx';

/** The sample dashboard: an answer on the left, the figures of its question on the right, labelled as an example. */
export function AnswerExample() {
  return (
    <figure aria-label={copy.label}>
      <Card className="grid overflow-hidden shadow-stage mid:grid-cols-[minmax(0,1.32fr)_minmax(380px,1fr)]">
        <SampleAnswer />
        <SampleFigures />
        <figcaption className="border-t px-4 py-2.5 sm:px-8 mid:col-span-2 mid:px-10">
          <FigureNote>{copy.sampleNote}</FigureNote>
        </figcaption>
      </Card>
    </figure>
  );
}
