import { decodeHTMLStrict } from 'entities';
import companyTypes from './company-types.json' with { type: 'json' };
import type { SiteFacts } from '../site-reader.ts';
import { tidyOrNull } from './tidy-text.ts';

const MAX_NAME_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 1_000;
const MAX_ITEMS = 20;
const MAX_NODES = 2_000;
const MAX_DEPTH = 12;

/** Types of schema.org that describe the company itself. */
const COMPANIES: ReadonlySet<string> = new Set(companyTypes.flatMap((line) => line.split(' ')));
/** Endings of newer or private types of businesses. */
const COMPANY_ENDING =
  /(?:Organization|Corporation|Business|Store|Shop|Restaurant|Hotel|Agency|Agent|School|Salon|Clinic|Repair|Dealer|Company|Contractor|Club|.Service)$/;
/** Types that speak of what it sells. */
const OFFER = /^(?:Product|Service|Offer|Course|MenuItem|SoftwareApplication)$/;
/** Below these properties stand other companies: partners, makers, authors of prizes and reviews. */
const OTHERS = new Set(
  'memberOf member members affiliation sponsor funder funding brand manufacturer author creator contributor review reviews reviewedBy parentOrganization worksFor alumniOf award hasCredential recognizedBy knows competitor itemReviewed client clients partner supplier copyrightHolder producer acquiredFrom'.split(
    ' ',
  ),
);

type Node = Readonly<Record<string, unknown>>;

/** A statement of a document, and whether it stands below another company. */
interface Found {
  readonly node: Node;
  readonly isOthers: boolean;
}

/** What the JSON-LD of a page states of its company, and what it calls its site. */
export interface StructuredFacts {
  readonly facts: SiteFacts;
  readonly siteName: string | null;
}

/** Reads the JSON-LD of a page; broken or foreign parts are passed over. */
export function readStructuredFacts(scripts: readonly string[]): StructuredFacts {
  const found = scripts.flatMap((script) => listNodes(parse(script)));
  const nodes = found.map(({ node }) => node);
  const own = found.flatMap(({ node, isOthers }) => (isOthers ? [] : [node]));
  const companies = own.filter((node) => listTypes(node).some(isCompanyType));
  const offers = nodes.filter((node) => listTypes(node).some((type) => OFFER.test(type)));
  const sites = own.filter((node) => listTypes(node).includes('WebSite'));
  // A person with a trade, as the self-employed state themselves.
  const people = own.filter((node) => listTypes(node).includes('Person') && node['jobTitle'] !== undefined);
  const facts = {
    kinds: unique(companies.flatMap(listTypes)),
    name: firstText([...companies, ...people].flatMap(({ name, legalName }) => [name, legalName])),
    description: firstText(
      companies.map((node) => node['description']),
      MAX_DESCRIPTION_LENGTH,
    ),
    locality: firstText(nodes.map((node) => node['addressLocality'])),
    keywords: unique(
      companies
        .flatMap((node) => [node['keywords'], node['knowsAbout'], node['servesCuisine']])
        .flatMap(listAnswerTexts),
    ),
    offers: unique(offers.flatMap((node) => listTexts(node['name']).slice(0, 1))),
  };
  return { facts, siteName: firstText(sites.map(({ name }) => name)) };
}

/** The types a JSON-LD document names, whatever they describe; null where it is no JSON. */
export function listStructuredTypes(script: string): string[] | null {
  const document = parse(script);
  return document === null ? null : unique(listNodes(document).flatMap(({ node }) => listTypes(node)));
}

function isCompanyType(type: string): boolean {
  return COMPANIES.has(type) || COMPANY_ENDING.test(type);
}

/** Website builders wrap it in comments, break its lines within texts and leave trailing commas. */
function parse(script: string): unknown {
  const bare = script.replace(
    /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g,
    '',
  );
  const mended = () =>
    bare
      .replace(/[\p{Cc}]+/gu, ' ')
      .replace(/,(?=\s*[}\]])/g, '')
      .replace(/;\s*$/, '');
  return parseJson(bare) ?? parseJson(mended());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every object in a document, outer ones first. */
function listNodes(root: unknown): Found[] {
  const found: Found[] = [];
  const visit = (value: unknown, depth: number, isOthers: boolean): void => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || found.length >= MAX_NODES) return;
    if (isNode(value)) found.push({ node: value, isOthers });
    for (const [key, child] of Object.entries(value)) visit(child, depth + 1, isOthers || OTHERS.has(key));
  };
  visit(root, 0, false);
  return found;
}

/** Safe because every object that is no list can be read by key. */
function isNode(value: object): value is Node {
  return !Array.isArray(value);
}

function listTypes(node: Node): string[] {
  return listAnswerTexts(node['@type']).map((type) => type.replace(/^.*[/:#]/, ''));
}

function listAnswerTexts(value: unknown): string[] {
  const values = typeof value === 'string' ? decodeText(value).split(/[,;]/) : listTexts(value);
  return values.slice(0, MAX_ITEMS).flatMap((item) => tidyOrNull(item, MAX_NAME_LENGTH) ?? []);
}

/** The texts of a value however it is written: one, a list, `{"@value": "…", "@language": "it"}`, an object with a name. */
function listTexts(value: unknown, max = MAX_NAME_LENGTH): string[] {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).flatMap((item) => listTexts(item, max));
  if (typeof value === 'object' && value !== null && isNode(value))
    return listTexts(value['@value'] ?? value['name'], max);
  const text = tidyOrNull(typeof value === 'string' ? decodeText(value) : null, max);
  return text === null ? [] : [text];
}

/** Entities are text here, sometimes written twice (`Caff&amp;egrave;`), with a mark or two of HTML. */
function decodeText(text: string): string {
  return decodeHTMLStrict(decodeHTMLStrict(text)).replace(/<\/?[a-z][^<>]*>/gi, ' ');
}

function firstText(values: readonly unknown[], max = MAX_NAME_LENGTH): string | null {
  return values.flatMap((value) => listTexts(value, max))[0] ?? null;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, MAX_ITEMS);
}
