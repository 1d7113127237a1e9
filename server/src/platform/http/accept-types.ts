import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/app-error';
import type { RouteImplementation } from './implement.ts';
import { storeRawBody } from './raw-body.ts';

/**
 * JSON is taken everywhere, an empty body counts as none. A file or a form is refused by type where none is asked for:
 * a form of another site cannot even be parsed.
 */
export function acceptTypes(server: FastifyInstance, routes: readonly RouteImplementation[]): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('remove', 'remove');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    storeRawBody(request, body);
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
  const uploads = listPaths(routes, 'upload');
  server.addContentTypeParser('application/octet-stream', (request, _payload, done) => {
    // Its handler reads it.
    done(uploads.has(request.routeOptions.url ?? '') ? null : new AppError('request.unsupported_type'));
  });
  const forms = listPaths(routes, 'form');
  const acceptForm = (type: string, readFields: (body: string) => Record<string, string>) => {
    server.addContentTypeParser<string>(type, { parseAs: 'string' }, (request, body, done) => {
      if (forms.has(request.routeOptions.url ?? '')) done(null, readFields(body));
      else done(new AppError('request.unsupported_type'));
    });
  };
  acceptForm('application/x-www-form-urlencoded', (body) => Object.fromEntries(new URLSearchParams(body)));
  // Mail programs send the one field of RFC 8058 so, which says nothing that the address does not.
  acceptForm('multipart/form-data', () => ({}));
}

/** The paths of endpoints whose body is a file, or a form. */
const listPaths = (routes: readonly RouteImplementation[], kind: 'upload' | 'form'): ReadonlySet<string> =>
  new Set(routes.filter(({ endpoint }) => endpoint[kind] === true).map(({ endpoint }) => endpoint.path));
