import { Parser } from 'htmlparser2';
import { tidyOrNull, tidyText } from './tidy-text.ts';

const MAX_TEXT = 20_000;
const MAX_HEADINGS = 40;
const MAX_STRUCTURED = 20;
const MAX_LINKS = 200;
const MAX_HEADING_LENGTH = 200;
const MAX_LINK_TEXT = 120;
const MAX_ADDRESS_LENGTH = 2_048;
const MAX_META_LENGTH = 1_000;
const MAX_STRUCTURED_LENGTH = 200_000;
const MAX_ITEM_TYPES = 100;
const MAX_DIRECTIVES = 20;
/** No normal page nests so deep; closing tags are matched against all open ones, which must stay cheap. */
const MAX_DEPTH = 1_000;
/** Parsed at a time; between two pieces the depth is looked at. */
const PIECE = 16_384;

/** Elements whose text is not visible. */
const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'select', 'textarea']);
/** Elements that stand within a word or sentence. */
const INLINE = new Set(['b', 'strong', 'i', 'em', 'u', 'sub', 'sup', 'mark', 'font']);
const HEADING = /^h[1-3]$/;
/** What a meta tag asks of robots, whomever it names. */
const DIRECTIVE = /(?:^|[\s,])(?:no\w+|none|max-snippet\s*:)/i;

/** The raw findings of a page. */
export interface CollectedPage {
  readonly title: string | null;
  readonly language: string | null;
  /** `name` or `property` in lower case → the first content. */
  readonly meta: ReadonlyMap<string, string>;
  readonly headings: readonly string[];
  readonly text: string;
  /** JSON-LD as it stands there. */
  readonly structured: readonly string[];
  /** Types of microdata, as they stand there. */
  readonly itemTypes: readonly string[];
  /** Meta tags by name that ask robots for something, in lower case. */
  readonly directives: readonly { readonly name: string; readonly content: string }[];
  /** Read to its end. */
  readonly isWhole: boolean;
  /** As they stand there: relative ones, too. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** Walks through HTML of any quality once, without building a tree. */
export function collectPage(html: string): CollectedPage {
  const walk = new Walk();
  const parser = new Parser({
    onopentag: (name, attributes) => {
      walk.open(name, attributes);
    },
    ontext: (text) => {
      walk.read(text);
    },
    onclosetag: (name) => {
      walk.close(name);
    },
  });
  let at = 0;
  for (; at < html.length && walk.depth < MAX_DEPTH; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
  }
  parser.end();
  return { ...walk.collected(), isWhole: at >= html.length };
}

class Walk {
  depth = 0;
  private hiddenDepth = 0;
  private title: string | null = null;
  private language: string | null = null;
  private readonly meta = new Map<string, string>();
  private readonly headings: string[] = [];
  private readonly structured: string[] = [];
  private readonly itemTypes: string[] = [];
  private readonly directives: { name: string; content: string }[] = [];
  private readonly links: { href: string; text: string }[] = [];
  private readonly text: string[] = [];
  private textLength = 0;
  /** Elements whose text is read separately from the running text. */
  private apart: { element: string; text: string } | null = null;
  private link: { href: string; text: string } | null = null;

  open(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (name === 'html') this.language ??= readLanguage(attributes['lang']);
    if (name === 'meta') this.keepMeta(attributes);
    if (name === 'script' && isStructured(attributes['type'])) this.apart = { element: name, text: '' };
    if (HIDDEN.has(name)) this.hiddenDepth += 1;
    if (this.hiddenDepth > 0) return;
    const { href, itemtype } = attributes;
    if (itemtype !== undefined && this.itemTypes.length < MAX_ITEM_TYPES)
      this.itemTypes.push(...itemtype.slice(0, MAX_META_LENGTH).split(/\s+/).slice(0, MAX_STRUCTURED));
    if (name === 'a' && href !== undefined && href.length <= MAX_ADDRESS_LENGTH)
      this.link = { href, text: '' };
    if (HEADING.test(name) || name === 'title') this.apart = { element: name, text: '' };
    if (!INLINE.has(name)) this.append(' ');
  }

  read(text: string): void {
    if (this.hiddenDepth > 0) {
      if (this.apart?.element === 'script' && this.apart.text.length < MAX_STRUCTURED_LENGTH) {
        this.apart.text += text;
      }
      return;
    }
    this.append(text);
  }

  close(name: string): void {
    this.depth -= 1;
    if (this.apart?.element === name) this.keepApart(this.apart);
    if (name === 'a') this.keepLink();
    if (HIDDEN.has(name)) this.hiddenDepth -= 1;
    if (!INLINE.has(name)) this.append(' ');
  }

  collected(): Omit<CollectedPage, 'isWhole'> {
    const { title, language, meta, headings, structured, itemTypes, directives, links } = this;
    return {
      title,
      language,
      meta,
      headings,
      structured,
      itemTypes,
      directives,
      links,
      text: tidyText(this.text.join(''), MAX_TEXT),
    };
  }

  private append(text: string): void {
    if (this.hiddenDepth > 0) return;
    if (this.link !== null && this.link.text.length < MAX_META_LENGTH) this.link.text += text;
    if (this.apart !== null && this.apart.text.length < MAX_META_LENGTH) this.apart.text += text;
    if (this.apart?.element === 'title' || this.textLength > MAX_TEXT * 4) return;
    this.text.push(text);
    this.textLength += text.length;
  }

  private keepMeta(attributes: Record<string, string>): void {
    const key = (attributes['property'] ?? attributes['name'])?.trim().toLowerCase();
    const content = tidyOrNull(attributes['content'], MAX_META_LENGTH);
    if (key === undefined || content === null) return;
    if (!this.meta.has(key)) this.meta.set(key, content);
    const name = attributes['name']?.trim().toLowerCase();
    if (name !== undefined && DIRECTIVE.test(content) && this.directives.length < MAX_DIRECTIVES)
      this.directives.push({ name, content });
  }

  private keepLink(): void {
    const text = tidyOrNull(this.link?.text, MAX_LINK_TEXT);
    if (this.link !== null && text !== null && this.links.length < MAX_LINKS)
      this.links.push({ href: this.link.href, text });
    this.link = null;
  }

  private keepApart({ element, text }: { element: string; text: string }): void {
    this.apart = null;
    if (element === 'script') {
      if (this.structured.length < MAX_STRUCTURED) this.structured.push(text);
      return;
    }
    const line = tidyOrNull(text, MAX_HEADING_LENGTH);
    if (line === null) return;
    if (element === 'title') this.title ??= line;
    else if (this.headings.length < MAX_HEADINGS) this.headings.push(line);
  }
}

function isStructured(type: string | undefined): boolean {
  return type?.trim().toLowerCase() === 'application/ld+json';
}

function readLanguage(lang: string | undefined): string | null {
  return /^[a-z]{2}(?=$|[-_])/i.exec(lang?.trim() ?? '')?.[0].toLowerCase() ?? null;
}
