import type { Label, Portfolio, PortfolioCompany, PortfolioSort, PortfolioView } from '@citato/contract';
import { matchesWords } from '#lib/search/words-model';

/** Nobody looks after the company: a choice beside the people. */
export const NOBODY = 'nobody';

/** Without a saved view: the worst first, week against the one four weeks before. */
export const FIRST_VIEW: PortfolioView = {
  sort: 'verdict',
  isDescending: true,
  span: 'month',
  verdict: null,
  labelId: null,
  assigneeId: null,
  search: '',
};

export interface ShownPortfolio {
  readonly view: PortfolioView;
  readonly labels: readonly Label[];
  readonly people: Portfolio['people'];
}

/** The companies of a view, in its order; those alike stay in the order they were added. */
export function arrange(companies: readonly PortfolioCompany[], shown: ShownPortfolio): PortfolioCompany[] {
  const { view } = shown;
  const found = companies.filter((company) => isShown(company, shown));
  const direction = view.isDescending ? -1 : 1;
  const keys = new Map(found.map((company) => [company, sortKey(company, shown)]));
  return found.toSorted((a, b) => {
    const [left, right] = [keys.get(a) ?? null, keys.get(b) ?? null];
    // What is not known stands last in both directions.
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * compare(left, right);
  });
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'it') : Number(a) - Number(b);

function isShown(company: PortfolioCompany, { view, people }: ShownPortfolio): boolean {
  const { verdict, labelId, search } = view;
  return (
    (verdict === null || company.verdict === verdict) &&
    (labelId === null || company.labelIds.includes(labelId)) &&
    (search.trim() === '' ||
      matchesWords({ text: `${company.name} ${company.websiteUrl}`, wanted: search.trim() })) &&
    isLookedAfter(company, view, people)
  );
}

/** A person who left is chosen no more: the view shows everybody’s. */
function isLookedAfter(
  { assigneeId }: PortfolioCompany,
  view: PortfolioView,
  people: Portfolio['people'],
): boolean {
  if (view.assigneeId === null) return true;
  if (view.assigneeId === NOBODY) return assigneeId === null;
  return assigneeId === view.assigneeId || !people.some(({ userId }) => userId === view.assigneeId);
}

/** Null: not known, or none. */
function sortKey(
  company: PortfolioCompany,
  { view, labels, people }: ShownPortfolio,
): string | number | null {
  switch (view.sort) {
    case 'name':
      return company.name;
    case 'label':
      return labels.find(({ id }) => company.labelIds.includes(id))?.name ?? null;
    case 'rate':
      return company.mentionRate.percent;
    case 'verdict':
      return rankVerdict(company);
    case 'position':
      return company.averagePosition.value;
    case 'prompts':
      return company.prompts;
    case 'alerts':
      return company.alerts.unread * 1000 + company.alerts.open;
    case 'analysed':
      return company.analysedOn;
    case 'assignee':
      return people.find(({ userId }) => userId === company.assigneeId)?.name ?? null;
  }
}

const GROUPS: Partial<Record<PortfolioCompany['verdict'], number>> = {
  falling: 5,
  rising: 4,
  model_changed: 3,
  within_variability: 2,
  too_few: 1,
};

/** The largest fall first, then the largest rise, then what is not proven. */
function rankVerdict({ verdict, change }: PortfolioCompany): number {
  const points = Math.abs(change?.points?.difference ?? 0);
  return (GROUPS[verdict] ?? 0) * 1000 + (verdict === 'falling' || verdict === 'rising' ? points : 0);
}

/** What a click on a head asks for: a number from its largest, a name from its first letter; again, the other way round. */
export function turnSort(view: PortfolioView, sort: PortfolioSort): PortfolioView {
  const isName = sort === 'name' || sort === 'label' || sort === 'assignee';
  const isFirst = view.sort !== sort;
  const startsDescending = !isName && sort !== 'position';
  return { ...view, sort, isDescending: isFirst ? startsDescending : !view.isDescending };
}

/** How many companies have which verdict. */
export function countVerdicts(
  companies: readonly PortfolioCompany[],
): Record<'rising' | 'falling' | 'within' | 'without', number> {
  const count = (...verdicts: PortfolioCompany['verdict'][]) =>
    companies.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [rising, falling, within] = [count('rising'), count('falling'), count('within_variability')];
  return { rising, falling, within, without: companies.length - rising - falling - within };
}

export const isSameView = (one: PortfolioView, other: PortfolioView): boolean =>
  Object.entries(one).every(([key, value]) =>
    Object.entries(other).some(([k, v]) => k === key && v === value),
  );
