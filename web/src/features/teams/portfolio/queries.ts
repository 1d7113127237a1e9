import { api, type PortfolioSpan, type PortfolioView } from '@citato/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { askAgain } from '#lib/requests/ask-again';

const portfolioKey = [api.getPortfolio.path] as const;

/** All companies side by side; asked anew when any of their numbers changes. */
export function usePortfolio({
  span,
  lastUpdated,
}: {
  span: PortfolioSpan | undefined;
  lastUpdated: string | null;
}) {
  return useQuery({
    queryKey: [...portfolioKey, span, lastUpdated],
    queryFn: ({ signal }) => callApi(api.getPortfolio, { query: { span }, signal }),
    placeholderData: keepPreviousData,
  });
}

function usePortfolioChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => askAgain(client, portfolioKey) });
}

export const useSavePortfolioView = () =>
  usePortfolioChange((view: PortfolioView) => callApi(api.savePortfolioView, { body: { view } }));

export const useSetCompanyAssignee = () =>
  usePortfolioChange(({ companyId, userId }: { companyId: string; userId: string | null }) =>
    callApi(api.setCompanyAssignee, { params: { companyId }, body: { userId } }),
  );

export const useSetCompanyLabels = () =>
  usePortfolioChange(({ companyId, labelIds }: { companyId: string; labelIds: string[] }) =>
    callApi(api.setCompanyLabels, { params: { companyId }, body: { labelIds } }),
  );
