import { showWebsite, type VisitorAnswer } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { Button, FigureLabel, FigureNote, Marker } from '#ui';
import { CallToAction } from '../../landing/components/call-to-action.tsx';
import { visitorAnswerCopy as copy } from '../copy.ts';
import { keepAnswer } from '../kept-answer.ts';
import { judgeAnswer, listOthers, nameCompany } from '../model.ts';
import type { VisitorRequest } from '../use-visitor-answer.ts';

interface AnswerVerdictProps {
  request: VisitorRequest;
  answer: VisitorAnswer;
}

/** What the answer says about the visitor's company, in one sentence, and the button to keep the question. */
export function AnswerVerdict({ request, answer }: AnswerVerdictProps) {
  const { status } = answer;
  const isOver = status === 'answered' || status === 'failed';
  return (
    <div className="flex flex-col gap-6 border-t bg-surface px-4 py-5 sm:p-8 mid:border-t-0 mid:border-l mid:px-8 mid:py-10">
      <div className={cx('grid gap-6', status === 'answered' && request.isAwaited && 'motion-after-marks')}>
        {status === 'answered' ? <Finding answer={answer} /> : <Site answer={answer} />}
      </div>
      {isOver && (
        <div
          className={cx(
            'mt-auto grid gap-3',
            status === 'answered' && request.isAwaited && 'motion-after-marks',
          )}
        >
          <CallToAction
            to="/register"
            label={copy.keep}
            variant="primary"
            size="lg"
            isBlock
            onFollow={() => {
              keepAnswer(answer.id);
            }}
          />
          <p className="text-center text-xs text-pretty text-muted">{copy.keepNote}</p>
          <Button variant="ghost" isBlock onClick={request.reset}>
            {copy.another}
          </Button>
        </div>
      )}
    </div>
  );
}

function Site({ answer }: { answer: VisitorAnswer }) {
  return (
    <div className="grid gap-1">
      <FigureLabel>{copy.field}</FigureLabel>
      <p className="text-xl font-semibold tracking-tight wrap-anywhere">
        <Marker>{nameCompany(answer)}</Marker>
      </p>
      {answer.companyName !== null && <FigureNote>{showWebsite(answer.websiteUrl)}</FigureNote>}
    </div>
  );
}

function Finding({ answer }: { answer: VisitorAnswer }) {
  const verdict = judgeAnswer(answer);
  const { listed, more } = listOthers(answer);
  return (
    <>
      <div className="grid gap-1">
        <FigureLabel>{copy.verdictLabel}</FigureLabel>
        <h2 className="text-2xl leading-9 font-semibold tracking-tight wrap-anywhere">
          {verdict.kind === 'nobody' ? (
            copy.nobody
          ) : (
            <>
              <Marker>{nameCompany(answer)}</Marker>{' '}
              {verdict.kind === 'named' ? copy.named(verdict) : copy.absent}
            </>
          )}
        </h2>
      </div>
      {listed.length > 0 && (
        <div>
          <FigureLabel>{verdict.kind === 'named' ? copy.beside : copy.instead}</FigureLabel>
          <ol className="mt-2 grid gap-1.5 text-sm">
            {listed.map(({ key, name, position }) => (
              <li key={key} className="grid grid-cols-[20px_minmax(0,1fr)] items-baseline gap-1">
                <span className="text-2xs text-faint">{position}</span>
                <span className="font-medium wrap-anywhere">{name}</span>
              </li>
            ))}
          </ol>
          {more > 0 && <p className="mt-1.5 pl-6 text-xs text-muted">{copy.more(more)}</p>}
        </div>
      )}
      <p className="border-t pt-4 text-sm text-pretty text-muted">{copy.single}</p>
    </>
  );
}
