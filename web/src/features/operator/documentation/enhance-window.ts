import { matchesWords } from '#lib/search/words-model';
import { documentationCopy } from './copy.ts';
import { readTypeface } from './read-typeface.ts';

const copy = documentationCopy.search;

const POLL_INTERVAL_MS = 200;

/**
 * Gives the documentation's window the product's typeface and a search over all its parts, also after it was loaded
 * again: no listener of a window outlives its page. The page itself runs nothing; without this one it has its contents
 * and whatever the browser finds.
 */
export function keepEnhanced({ opened, address }: { opened: Window; address: string }): void {
  const timer = setInterval(() => {
    const page = findPage({ opened, address });
    if (page === 'gone') clearInterval(timer);
    else if (page !== 'coming' && page.querySelector('.search') === null) enhance(page);
  }, POLL_INTERVAL_MS);
}

function findPage({ opened, address }: { opened: Window; address: string }): Document | 'coming' | 'gone' {
  try {
    if (opened.closed) return 'gone';
    const isThere = opened.location.href.startsWith(address) && opened.document.readyState !== 'loading';
    return isThere ? opened.document : 'coming';
  } catch {
    // The window shows another site by now.
    return 'gone';
  }
}

function enhance(page: Document): void {
  const style = page.createElement('style');
  style.textContent = readTypeface(document);
  page.head.append(style);
  const search = buildSearch(page);
  page.querySelector('header')?.after(search);
  // Its functions run in this page: with this page closed it would be a field without function.
  window.addEventListener('pagehide', () => {
    search.remove();
    page.body.classList.remove('searched');
  });
}

function buildSearch(page: Document): HTMLElement {
  const form = page.createElement('form');
  form.className = 'search';
  form.setAttribute('role', 'search');
  const label = page.createElement('label');
  label.textContent = copy.label;
  label.htmlFor = 'cerca';
  const field = page.createElement('input');
  Object.assign(field, { id: 'cerca', type: 'search', autocomplete: 'off' });
  const result = page.createElement('p');
  result.setAttribute('role', 'status');
  form.append(label, field, result);
  field.addEventListener('input', () => {
    result.textContent = showFound(page, field.value.trim());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  // A place among the contents is where somebody wants to go now.
  page.querySelector('nav')?.addEventListener('click', (event) => {
    const isLink = event.target instanceof Node && event.target.nodeName === 'A';
    if (!isLink) return;
    field.value = '';
    result.textContent = showFound(page, '');
  });
  return form;
}

/** Shows the parts that hold the words, and of the calls those that do; says how many parts they are. */
function showFound(page: Document, wanted: string): string {
  page.body.classList.toggle('searched', wanted !== '');
  const holds = (element: Element) => matchesWords({ text: element.textContent, wanted });
  let count = 0;
  for (const part of page.querySelectorAll('.part')) {
    const calls = [...part.querySelectorAll('.call')];
    for (const call of calls) call.classList.toggle('found', holds(call));
    const isFound = calls.length === 0 ? holds(part) : calls.some((call) => call.classList.contains('found'));
    part.classList.toggle('found', isFound);
    if (isFound) count += 1;
  }
  if (wanted === '') return '';
  return count === 0 ? copy.none : copy.found(count);
}
