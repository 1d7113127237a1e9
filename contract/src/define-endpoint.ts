import * as z from 'zod/mini';

/** Who may call an endpoint. `user` needs a bearer access token; `admin` also a verified administrator's address. */
export type Access = 'public' | 'user' | 'admin';

/**
 * What an API key must be allowed to do for a call; an endpoint without it is the browser's alone. `lists`: it names no
 * company and leaves out what the key may not see by itself; a key of some companies may call no other such endpoint.
 */
export interface KeyAccess {
  readonly needs: 'read' | 'write';
  readonly lists?: true;
}

/** What an answer's body is: a JSON schema, nothing, a file, a page, or a stream of server-sent events. */
export type ResponseBody = z.ZodMiniType | 'empty' | 'binary' | 'html' | 'event-stream';

/**
 * What a member of an organisation must be allowed to do, for an endpoint of access `user`: `self` concerns the person
 * alone, `view` is open to clients too, and shows them their companies only, `read` to whoever reads everything, `edit`
 * to who changes it, `own` to owners.
 */
export type Needs = 'self' | 'view' | 'read' | 'edit' | 'own';

/** One endpoint: the server implements it, the browser calls it, OpenAPI is generated from it. */
export type Endpoint = EndpointParts & EndpointAccess;

type EndpointAccess =
  | { readonly access: Exclude<Access, 'user'>; readonly needs?: never }
  | { readonly access: 'user'; readonly needs: Needs };

interface EndpointParts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with Fastify-style parameters, for example `/api/companies/:companyId`. */
  readonly path: `/${string}`;
  readonly keys?: KeyAccess;
  /** One English sentence for the API reference. */
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The body is a file, sent as it is: `application/octet-stream`. */
  readonly upload?: true;
  /** A page without scripts, or a mail program, sends it as a form: its fields are the body. */
  readonly form?: true;
  /** Successful answers by status; errors all share `errorBody`. */
  readonly responses: Readonly<Record<number, ResponseBody>>;
}

/**
 * Keeps the exact type of an endpoint, so that both sides infer their shapes from one object. @__NO_SIDE_EFFECTS__ An
 * endpoint that is not called may be left out of a bundle.
 */
export function defineEndpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

/** The body of every error answer; `fields` maps a path in the request to its message. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
