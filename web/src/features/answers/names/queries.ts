import { api, type CompanyNames, type CompanyWithPrompts, type StatedNames } from '@citato/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { companiesKey, refreshCompanies } from '#features/companies';
import { callApi } from '#lib/api-client';

/** What of a company its names hang on. */
type NamedCompany = Pick<CompanyWithPrompts, 'id' | 'aliases'>;

/** Names that may be one company; asked again whenever something is stated about names. */
export function useNameProposals({ id: companyId, aliases }: NamedCompany) {
  return useQuery({
    queryKey: [api.listNameProposals.path, companyId, aliases.revision],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi(api.listNameProposals, { signal, params: { companyId } }),
    select: ({ proposals }) => proposals,
  });
}

/** What counts as the company's name; what is stated about names changes it. */
export function useNameDescription({ id: companyId, aliases }: NamedCompany) {
  return useQuery({
    queryKey: [api.describeCompanyName.path, companyId, aliases.revision],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi(api.describeCompanyName, { signal, params: { companyId } }),
  });
}

/** Reads a sentence as an answer is read. */
export function useReadSentence(companyId: string) {
  return useMutation({
    mutationFn: (sentence: string) =>
      callApi(api.readSentence, { params: { companyId }, body: { sentence } }),
  });
}

/** Other names make the figures old; the progress of the new ones arrives as events. */
function awaitNumbers({ aliases, rereading }: CompanyWithPrompts, stated: StatedNames) {
  return stated.revision === aliases.revision ? rereading : { done: 0, total: 0 };
}

/** Replaces what is stated about a company's names, unless another window has changed it since `revision`. */
export function useSetCompanyAliases(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      names: { own, competitors, ignored },
      revision,
    }: {
      names: CompanyNames;
      revision: number;
    }) =>
      callApi(api.setCompanyAliases, {
        params: { companyId },
        body: { own, competitors, ignored, revision },
      }),
    onSuccess: (aliases) => {
      client.setQueryData<{ companies: CompanyWithPrompts[] }>(
        companiesKey,
        (list) =>
          list && {
            companies: list.companies.map((company) =>
              company.id === companyId
                ? { ...company, aliases, rereading: awaitNumbers(company, aliases) }
                : company,
            ),
          },
      );
    },
    // The cached names were old: the next try starts from the server's.
    onError: () => refreshCompanies(client),
  });
}
