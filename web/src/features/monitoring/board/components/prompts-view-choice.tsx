import { SegmentedChoice } from '#ui';
import { boardCopy } from '../copy.ts';
import { readPromptsView, type PromptsView } from '../use-prompts-view.ts';

const copy = boardCopy.views;
const ITEMS = [
  { value: 'cards', label: copy.cards },
  { value: 'table', label: copy.table },
];

/** The same prompts as cards or as a table. */
export function PromptsViewChoice({
  view,
  onChoose,
}: {
  view: PromptsView;
  onChoose: (view: PromptsView) => void;
}) {
  return (
    <div className="w-72 max-w-full">
      <SegmentedChoice
        legend={copy.legend}
        items={ITEMS}
        name="vista"
        chosen={view}
        onChange={({ target: { value } }) => {
          onChoose(readPromptsView(value) ?? 'cards');
        }}
      />
    </div>
  );
}
