import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const APP_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\n?/;
const ROOT_ELEMENT = '<div id="root"></div>';
const NO_SCRIPT = /<noscript>.*?<\/noscript>\n?/s;

/**
 * The document of the pages the server draws, made of the app's own: room for the page and what it was drawn from, and
 * in place of the app the entrance, which knows where the app is.
 */
export async function composeRenderedPage(folder: string): Promise<void> {
  const shell = await readFile(join(folder, 'dist/index.html'), 'utf8');
  const entrance = await readFile(join(folder, 'dist-ssr/entrance.js'), 'utf8');
  const app = APP_SCRIPT.exec(shell)?.[1];
  if (app === undefined || !shell.includes(ROOT_ELEMENT) || entrance.includes('</script'))
    throw new Error('web/dist/index.html or the entrance is not as expected');
  const room = [
    '<div id="root">__PAGE__</div>',
    '<script type="application/json" id="citato-facts">__FACTS__</script>',
    `<script type="module" nonce="__CSP_NONCE__" data-app="${app}">${entrance.trim()}</script>`,
  ];
  const document = shell
    .replace(APP_SCRIPT, '')
    .replace(NO_SCRIPT, '')
    .replace(ROOT_ELEMENT, () => room.join('\n    '));
  await writeFile(join(folder, 'dist-ssr/page.html'), document);
}
