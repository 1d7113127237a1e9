import { api } from '@citato/contract';
import { type CompanyId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Caller, type RouteImplementation, implement } from '#platform/http';
import { describeCompanyName } from './names/describe-company-name.ts';
import { readSentence } from './names/read-sentence.ts';
import { listNameProposals } from './proposals/list-name-proposals.ts';
import { refuseNameProposal } from './proposals/refuse-name-proposal.ts';

const scopeOf = ({ accountId }: Caller, { companyId }: { companyId: string }) => {
  return { userId: accountId, companyId: toId<CompanyId>(companyId) };
};

export function readingRoutes(deps: Context): RouteImplementation[] {
  return [
    implement(api.describeCompanyName, async ({ caller, params }) => ({
      status: 200,
      body: await describeCompanyName(deps.db, scopeOf(caller, params)),
    })),
    implement(api.readSentence, async ({ caller, params, body: { sentence } }) => ({
      status: 200,
      body: await readSentence(deps, { ...scopeOf(caller, params), sentence }),
    })),
    implement(api.listNameProposals, async ({ caller, params }) => ({
      status: 200,
      body: { proposals: await listNameProposals(deps.db, scopeOf(caller, params)) },
    })),
    implement(api.refuseNameProposal, async ({ caller, params, body: { name, into } }) => {
      await refuseNameProposal(deps, { ...scopeOf(caller, params), pair: { name, as: into } });
      return { status: 204 };
    }),
  ];
}
