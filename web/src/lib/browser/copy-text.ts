/**
 * Puts a text into the clipboard; rejects where the browser does not let it. A browser keeps its clipboard from pages
 * on plain http, but lets a click there copy what is selected.
 */
export async function copyText(text: string): Promise<void> {
  if (!('clipboard' in navigator)) {
    copySelected(text);
    return;
  }
  // eslint-disable-next-line no-restricted-properties -- looked for first: it is missing on plain http
  await navigator.clipboard.writeText(text);
}

/** Selects a text out of sight; the focus stays where it is, as an open dialog wants it. */
function copySelected(text: string): void {
  const place = document.createElement('span');
  place.textContent = text;
  place.ariaHidden = 'true';
  place.style.cssText = 'position:fixed;top:0;clip-path:inset(50%);white-space:pre;user-select:text';
  document.body.append(place);
  const selection = document.getSelection();
  selection?.selectAllChildren(place);
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies on plain http
    if (!document.execCommand('copy')) throw new Error('The browser does not copy');
  } finally {
    selection?.removeAllRanges();
    place.remove();
  }
}
