import { api, PUBLIC_PAGES } from '@citato/contract';
import type { FastifyInstance } from 'fastify';

const HOUR_SECONDS = 3_600;

/** The files that search engines and language models ask a site for, by the addresses of this deployment. */
export function addSearchFiles(
  server: FastifyInstance,
  { address, basePath }: { address: string; basePath: string },
): void {
  const files = [
    { path: '/robots.txt', type: 'text/plain', text: writeRobots({ address, basePath }) },
    { path: '/sitemap.xml', type: 'application/xml', text: writeSitemap(address) },
    { path: '/llms.txt', type: 'text/plain', text: writeSummary(address) },
  ];
  for (const { path, type, text } of files)
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (_request, reply) =>
        reply
          .type(`${type}; charset=utf-8`)
          .header('cache-control', `public, max-age=${String(HOUR_SECONDS)}`)
          .send(text),
    });
}

/** The landing page's own two calls stay open: without them it cannot be rendered. */
function writeRobots({ address, basePath }: { address: string; basePath: string }): string {
  const open = [api.listPlans.path, api.getConfig.path].map((path) => `Allow: ${basePath}${path}`);
  return [
    'User-agent: *',
    ...open,
    `Disallow: ${basePath}/api/`,
    '',
    `Sitemap: ${address}/sitemap.xml`,
    '',
  ].join('\n');
}

function writeSitemap(address: string): string {
  const addresses = PUBLIC_PAGES.map(({ path }) => `  <url><loc>${address}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

function writeSummary(address: string): string {
  const [home] = PUBLIC_PAGES;
  const links = PUBLIC_PAGES.map(
    ({ path, title, description }) => `- [${title}](${address}${path}): ${description}`,
  );
  return ['# Citato', '', `> ${home?.description ?? ''}`, '', '## Pagine', '', ...links, ''].join('\n');
}
