import { describeMarket, marketOf } from '@citato/contract/markets';
import { api, TEST_SENT } from '@citato/contract';
import { toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { getPrompt } from './get-prompt.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';
import { sendTestPrompt } from './send-test-prompt.ts';
import { sendTestText } from './send-test-text.ts';

export function integrationRoutes(deps: IntegrationsDeps): RouteImplementation[] {
  return [
    implement(api.getPrompt, async ({ caller, params }) => {
      const { prompt, company } = await getPrompt(deps.db, { caller, promptId: toId(params.promptId) });
      const { name: company_name, websiteUrl: company_website } = company;
      const { id, text, persona, series } = prompt;
      const market = describeMarket(marketOf(prompt, company));
      return { status: 200, body: { id, company_name, company_website, text, persona, market, series } };
    }),
    implement(api.sendTestText, async ({ caller, params, body }) => {
      await sendTestText(deps, { caller, promptId: toId(params.promptId), text: body.text });
      return { status: 200, body: { message: TEST_SENT } };
    }),
    implement(api.sendTestPrompt, async ({ caller }) => {
      await sendTestPrompt(deps, caller);
      return { status: 200, body: { message: TEST_SENT } };
    }),
  ];
}
