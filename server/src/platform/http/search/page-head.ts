import { PAGES, PUBLIC_PAGES } from '@citato/contract';
import { escapeHtml } from '#lib/text';

/** The built page's placeholder for the head of the requested page. */
const TITLE_PLACEHOLDER = '<title>Citato</title>';
const OG_PICTURE = '/og.png';

interface Question {
  question: string;
  answer: string;
}

/** True for a page that search engines may keep. */
export function isPublicPage(path: string): boolean {
  return findPublicPage(path) !== undefined;
}

/**
 * Writes title, description and preview of a public page into the shell, so that readers without scripts get them.
 * @param address the product’s own, without a slash at its end
 * @param questions those that stand on the page with their answers
 */
export function writeHead({
  shell,
  path,
  address,
  questions,
}: {
  shell: string;
  path: string;
  address: string;
  questions: readonly Question[];
}): string {
  const page = findPublicPage(path);
  if (page === undefined) return shell;
  const [title, description] = [escapeHtml(page.title), escapeHtml(page.description)];
  const own = escapeHtml(`${address}${page.path}`);
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${own}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Citato" />',
    '<meta property="og:locale" content="it_IT" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${own}" />`,
    `<meta property="og:image" content="${escapeHtml(address + OG_PICTURE)}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(page.path === PAGES.home ? [describeProduct({ address, description: page.description })] : []),
    ...(questions.length > 0 ? [describeQuestions(questions)] : []),
  ];
  return shell.replace(TITLE_PLACEHOLDER, () => head.join('\n    '));
}

function findPublicPage(path: string) {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PUBLIC_PAGES.find((page) => page.path === trimmed);
}

/** Data for search engines; the browser runs nothing of it, so no policy concerns it. */
function describeProduct({ address, description }: { address: string; description: string }): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Citato',
    url: `${address}/`,
    description,
    inLanguage: 'it',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    image: address + OG_PICTURE,
  };
  return writeData(data);
}

function describeQuestions(questions: readonly Question[]): string {
  return writeData({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

function writeData(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
