import { SegmentedChoice } from '#ui';
import { portfolioViewsCopy as copy } from '../views-copy.ts';
import { readCompaniesView, type CompaniesView } from '../use-companies-view.ts';

const ITEMS = [
  { value: 'cards', label: copy.cards },
  { value: 'table', label: copy.table },
];

/** The same companies as cards or as a table. */
export function CompaniesViewChoice({
  view,
  onChoose,
}: {
  view: CompaniesView;
  onChoose: (view: CompaniesView) => void;
}) {
  return (
    <div className="w-64 max-w-full print:hidden">
      <SegmentedChoice
        legend={copy.legend}
        items={ITEMS}
        name="vista-aziende"
        chosen={view}
        onChange={({ target: { value } }) => {
          onChoose(readCompaniesView(value) ?? 'cards');
        }}
      />
    </div>
  );
}
