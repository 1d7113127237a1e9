import { api } from '@citato/contract';
import { type VisitorAnswerId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { clientNetwork } from '#platform/limits';
import { getAnswer } from './get-answer.ts';
import { requestAnswer } from './request-answer.ts';
import { shapeAnswer } from './shape-answer.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

export function visitorAnswerRoutes(deps: VisitorAnswersDeps): RouteImplementation[] {
  return [
    implement(api.requestVisitorAnswer, async ({ body: { websiteUrl }, http }) => {
      const { isNew, row } = await requestAnswer(deps, { websiteUrl, network: clientNetwork(http.ip) });
      const body = shapeAnswer(row);
      return isNew ? { status: 202, body } : { status: 200, body };
    }),
    implement(api.getVisitorAnswer, async ({ params }) => ({
      status: 200,
      body: shapeAnswer(await getAnswer(deps, toId<VisitorAnswerId>(params.id))),
    })),
  ];
}
