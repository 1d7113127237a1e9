import { api, type CompanyWithPrompts } from '@citato/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
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
