import { api } from '@citato/contract';
import { type VisitorAnswerId, toId } from '#lib/ids';
import { createSharedWork } from '#lib/async/shared-work';
import { type RouteImplementation, implement } from '#platform/http';
import { clientNetwork } from '#platform/limits';
import { getVisitorAnswer, type GetAnswerDeps } from './get-visitor-answer.ts';
import { requestVisitorAnswer, type RequestAnswerDeps } from './request-visitor-answer.ts';
import { shapeAnswer } from './shape-answer.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

export function visitorAnswerRoutes(deps: VisitorAnswersDeps): RouteImplementation[] {
  const shared: RequestAnswerDeps & GetAnswerDeps = {
    ...deps,
    requests: createSharedWork(),
    reads: createSharedWork(),
  };
  return [
    implement(api.requestVisitorAnswer, async ({ body: { websiteUrl }, http }) => {
      const { isNew, row } = await requestVisitorAnswer(shared, {
        websiteUrl,
        network: clientNetwork(http.ip),
      });
      const body = shapeAnswer(row);
      return isNew ? { status: 202, body } : { status: 200, body };
    }),
    implement(api.getVisitorAnswer, async ({ params }) => ({
      status: 200,
      body: shapeAnswer(await getVisitorAnswer(shared, toId<VisitorAnswerId>(params.id))),
    })),
  ];
}
