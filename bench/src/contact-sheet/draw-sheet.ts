export interface Picture {
  readonly screen: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** Beside the sheet. */
  readonly file: string;
}

/** One page with all pictures: a row for each screen, the narrowest first, both themes side by side. */
export function drawSheet(pictures: readonly Picture[]): string {
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const row = (screen: string): string => {
    const own = pictures.filter((picture) => picture.screen === screen).map(drawPicture);
    return `<section><h2>${screen}</h2><div>${own.join('')}</div></section>`;
  };
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>',
    '<style>body{font:14px system-ui;margin:24px;background:#888}div{display:flex;gap:12px;align-items:start;overflow-x:auto}',
    'figure{margin:0;flex:none}figcaption{padding:4px 0}img{display:block;max-height:900px;object-fit:cover;object-position:top}</style>',
    ...screens.map(row),
    '</html>',
  ].join('\n');
}

function drawPicture({ screen, width, theme, file }: Picture): string {
  const shown = Math.round(width ** 0.75 * 3);
  const caption = `${String(width)} px, ${theme}`;
  return `<figure><a href="${file}"><img src="${file}" width="${String(shown)}" loading="lazy" alt="${screen}, ${caption}"></a><figcaption>${caption}</figcaption></figure>`;
}
