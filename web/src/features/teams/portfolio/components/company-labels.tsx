import type { Label, PortfolioCompany } from '@citato/contract';
import { useShowFailure, LabelChip, LabelChoice, listCarried } from '#features/companies';
import { Popover } from '#ui';
import { portfolioCopy as copy } from '../copy.ts';
import { useSetCompanyLabels } from '../queries.ts';

interface CompanyLabelsProps {
  company: PortfolioCompany;
  labels: readonly Label[];
  isEditable: boolean;
}

/** The labels of a company, changed in its line by who may. */
export function CompanyLabels({ company, labels, isEditable }: CompanyLabelsProps) {
  const { companyId, name, labelIds } = company;
  const { mutateAsync, isPending } = useSetCompanyLabels();
  const showFailure = useShowFailure();
  const carried = listCarried({ labels, labelIds });
  const chips = carried.map((label) => <LabelChip key={label.id} label={label} />);
  if (!isEditable) return <span className="flex flex-wrap gap-1">{chips}</span>;
  const change = async (next: string[]) => {
    try {
      await mutateAsync({ companyId, labelIds: next });
      return true;
    } catch (error) {
      showFailure({ error, title: copy.labelsFailed, fallback: copy.tryAgain });
      return false;
    }
  };
  return (
    <Popover
      label={copy.labelsOf(name)}
      className="max-h-96 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto"
      trigger={
        <button
          type="button"
          className="flex min-h-8 w-full flex-wrap items-center gap-1 rounded-1 text-left text-2xs text-faint hover:bg-sunken pointer-coarse:min-h-11"
        >
          <span className="sr-only">{copy.labelsOf(name)}: </span>
          {chips.length === 0 ? copy.noLabels : chips}
        </button>
      }
    >
      <LabelChoice subject="company" carried={labelIds} isPending={isPending} onChange={change} />
    </Popover>
  );
}
