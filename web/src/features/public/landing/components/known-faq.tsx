import { splitEngines, useConfig } from '#features/config';
import { usePlans } from '#features/plans';
import { listQuestions } from '../landing-questions.ts';
import { Faq } from './faq.tsx';

/** The questions, answered by what this deployment offers. */
export function KnownFaq() {
  const { data: plans } = usePlans();
  const { data: config } = useConfig();
  const engines = config === undefined ? undefined : splitEngines(config.engines);
  return (
    <Faq
      questions={listQuestions({
        freePlan: plans?.find(({ id }) => id === 'free'),
        monitored: engines?.monitored,
        arriving: engines?.arriving,
      })}
    />
  );
}
