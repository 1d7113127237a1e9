import { api } from '@citato/contract';
import { type CompanyId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { type PromptChecksDeps, checkPrompt } from './check-prompt.ts';
import { listNamingTexts } from './list-naming-texts.ts';

export function promptCheckRoutes(deps: PromptChecksDeps): RouteImplementation[] {
  return [
    implement(
      api.checkPrompt,
      async ({
        caller,
        body: { text, persona = null, markets = null, companyId, company = null, others = [] },
      }) => ({
        status: 200,
        body: await checkPrompt(deps, {
          userId: caller.accountId,
          text,
          persona,
          markets,
          companyId: companyId === undefined ? null : toId<CompanyId>(companyId),
          typed: company,
          others,
        }),
      }),
    ),
    implement(api.listNamingTexts, async ({ caller, body: { companyId, texts } }) => ({
      status: 200,
      body: {
        naming: await listNamingTexts(deps, { userId: caller.accountId, companyId: toId(companyId), texts }),
      },
    })),
  ];
}
