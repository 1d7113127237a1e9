import { uiCopy } from '../copy.ts';
import { Button } from '../buttons/button.tsx';

interface LeaveQuestionProps {
  /** What closing costs. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked within a dialog before something is lost by a stray key; the focus starts on staying. */
export function LeaveQuestion({ text, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-end gap-2 border-t bg-warning-soft px-4 py-3 sm:px-6"
    >
      <p className="min-w-0 flex-1 basis-56 text-sm font-medium text-pretty">{text}</p>
      <Button onClick={onLeave}>{uiCopy.leaveAnyway}</Button>
      <Button autoFocus onClick={onStay}>
        {uiCopy.stay}
      </Button>
    </div>
  );
}
