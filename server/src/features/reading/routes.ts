import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { describeCompanyName } from './names/describe-company-name.ts';
import { readSentence } from './names/read-sentence.ts';
import { listNameProposals } from './proposals/list-name-proposals.ts';
import { refuseNameProposal } from './proposals/refuse-name-proposal.ts';

export function readingRoutes(deps: Context): RouteImplementation[] {
  return [
    implement(api.describeCompanyName, async ({ caller, params }) => ({
      status: 200,
      body: await describeCompanyName(deps.db, {
        userId: caller.accountId,
        companyId: toId(params.companyId),
      }),
    })),
    implement(api.readSentence, async ({ caller, params, body: { sentence } }) => ({
      status: 200,
      body: await readSentence(deps, {
        userId: caller.accountId,
        companyId: toId(params.companyId),
        sentence,
      }),
    })),
    implement(api.listNameProposals, async ({ caller, params }) => ({
      status: 200,
      body: {
        proposals: await listNameProposals(deps.db, {
          userId: caller.accountId,
          companyId: toId(params.companyId),
        }),
      },
    })),
    implement(api.refuseNameProposal, async ({ caller, params, body: { name, into } }) => {
      const scope = { userId: caller.accountId, companyId: toId<never>(params.companyId) };
      await refuseNameProposal(deps, { ...scope, pair: { name, as: into } });
      return { status: 204 };
    }),
  ];
}
