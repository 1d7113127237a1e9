import { type CompanyEngines, type EngineId, nameEngine } from '@citato/contract';
import { describeAmount } from '#features/engine-calls';
import { engineChoiceCopy as copy } from '../copy.ts';
import { addUpChoice, averageLately } from '../model.ts';

interface ChoiceCostProps {
  engines: CompanyEngines;
  excluded: readonly EngineId[];
  /** Whoever runs Citato pays the calls; a customer pays the plan. */
  paysCalls: boolean;
}

/** What the choice comes to: answers, and money for whom it costs some. */
export function ChoiceCost({ engines, excluded, paysCalls }: ChoiceCostProps) {
  const { prompts, answersPerAnalysis, analysesPerDay } = engines;
  const isDaily = analysesPerDay > 0;
  const cost = addUpChoice({ choices: engines.engines, excluded });
  const lately = averageLately(engines);
  const reading = cost.readingCents > 0 ? copy.reading(describeAmount(cost.readingCents)) : '';
  return (
    <div className="mt-3 grid gap-0.5 text-xs text-muted" aria-live="polite">
      <p>
        {cost.questions === prompts * cost.engines
          ? copy.answers({ prompts, engines: cost.engines, answersPerAnalysis, isDaily })
          : copy.answersByMarket({
              engines: cost.engines,
              answers: cost.questions * answersPerAnalysis,
              isDaily,
            })}
      </p>
      {!paysCalls && <p>{copy.included}</p>}
      {paysCalls && (
        <>
          <p className="text-text">
            {cost.cents === 0
              ? copy.nothing
              : `${copy.estimate({ amount: describeAmount(cost.cents), isDaily })}${reading}.`}
          </p>
          {cost.unpriced.length > 0 && <p>{copy.unpriced(cost.unpriced.map(nameEngine))}</p>}
          {isDaily && (
            <p>
              {lately === null
                ? copy.notYet
                : copy.lately({ amount: describeAmount(lately.cents), days: lately.days })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
