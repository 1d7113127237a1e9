import type { Endpoint } from '@citato/contract';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { runAsWork } from '#platform/logging';
import { asEndpointRequest, bearerOf, sendAnswer } from '../endpoint-route.ts';
import { toErrorAnswer } from '../errors/error-answer.ts';
import type { AccountCaller, Answer, RouteImplementation } from '../implement.ts';
import { workOf } from '../observe/request-work.ts';
import { parseRequest } from '../parse-request.ts';
import { type CallInput, takeRequestId } from './request-id.ts';
import { versionedPath } from './key-path.ts';

const FILE_STATUS = 200;

/** A call that was let in: in whose name, and what is asked and noted of it. */
export interface KeyAdmission {
  readonly caller: AccountCaller;
  /** Throws where the key may not call this for what is named. */
  readonly assertReach: (input: CallInput) => Promise<void>;
  /** Notes the call in the log of the account, with the status it was answered by. */
  readonly note: (status: number) => Promise<void>;
}

/** Lets a call with a key in, or throws why not; `setHeader` is for what the answer says of the limit, also where it throws. */
export type AdmitKey = (call: {
  readonly bearer: string | null;
  readonly query: unknown;
  readonly endpoint: Endpoint;
  readonly setHeader: (name: string, value: string) => void;
}) => Promise<KeyAdmission>;

/** The routes of all endpoints that API keys may call: the same handlers, under `/api/v1`. */
export function keyRoutes(
  routes: readonly RouteImplementation[],
  { admitKey }: { admitKey: AdmitKey },
): RouteOptions[] {
  return routes
    .filter(({ endpoint }) => endpoint.keys !== undefined)
    .map((route) => ({
      method: route.endpoint.method,
      url: versionedPath(route.endpoint),
      exposeHeadRoute: false,
      handler: (request, reply) =>
        runAsWork(workOf(request), () => answerKeyCall(route, { request, reply, admitKey })),
    }));
}

async function answerKeyCall(
  { endpoint, handle }: RouteImplementation,
  { request, reply, admitKey }: { request: FastifyRequest; reply: FastifyReply; admitKey: AdmitKey },
): Promise<unknown> {
  const { caller, assertReach, note } = await admitKey({
    bearer: bearerOf(request),
    query: request.query,
    endpoint,
    setHeader: (name, value) => void reply.header(name, value),
  });
  workOf(request).userId = caller.accountId;
  const answerIt = async (): Promise<Answer | 'sent'> => {
    const body = takeRequestId({ endpoint, body: request.body, headers: request.headers });
    const input = parseRequest(endpoint, { params: request.params, query: request.query, body });
    await assertReach(input);
    return handle(asEndpointRequest({ ...input, caller, http: request, reply }));
  };
  const answer = await noting(answerIt, note);
  return answer === 'sent' ? reply : sendAnswer({ endpoint, request, reply, answer });
}

/** What a call came to is noted, also where it failed; a file as soon as it begins. */
async function noting(
  answerIt: () => Promise<Answer | 'sent'>,
  note: (status: number) => Promise<void>,
): Promise<Answer | 'sent'> {
  try {
    const answer = await answerIt();
    await note(answer === 'sent' ? FILE_STATUS : answer.status);
    return answer;
  } catch (error) {
    await note(toErrorAnswer(error).status);
    throw error;
  }
}
