import { api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { getSuggestionAllowance } from './get-suggestion-allowance.ts';
import { listSuggestions } from './list-suggestions.ts';
import { requestSuggestions } from './request-suggestions.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';

export function suggestionRoutes(deps: SuggestionsDeps): RouteImplementation[] {
  return [
    implement(api.requestSuggestions, async ({ caller, body }) => {
      const { isNew, suggestion } = await requestSuggestions(deps, {
        userId: caller.accountId,
        websiteUrl: body.websiteUrl,
        companyName: body.companyName === '' ? null : (body.companyName ?? null),
        description: body.description === '' ? null : (body.description ?? null),
      });
      return isNew ? { status: 202, body: suggestion } : { status: 200, body: suggestion };
    }),
    implement(api.getSuggestionAllowance, async ({ caller }) => ({
      status: 200,
      body: await getSuggestionAllowance(deps.db, { userId: caller.accountId, now: deps.clock.now() }),
    })),
    implement(api.listSuggestions, async ({ caller, query }) => ({
      status: 200,
      body: await listSuggestions(deps, { userId: caller.accountId, websiteUrl: query.websiteUrl }),
    })),
  ];
}
