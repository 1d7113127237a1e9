import type { SiteFacts } from './site-reader.ts';
import { tidyOrNull } from './tidy-text.ts';

const LONGEST_NAME = 100;
const LONGEST_DESCRIPTION = 1_000;
const MOST_ITEMS = 20;
const MOST_NODES = 2_000;
const DEEPEST = 12;

/** Types of schema.org that speak of the company itself. */
const COMPANY =
  /(Organization|Corporation|Business|Store|Shop|Restaurant|Hotel|Resort|Service|Agency|Agent|Dentist|Physician|Attorney|Notary|Architect|School|Brand|Bakery|Winery|Brewery|Distillery|Plumber|Electrician|Gym|Club|Florist|Care|Salon|Spa|Pharmacy|Optician|Clinic|Physiotherapy|Repair|Dealer|Rental|Company|BedAndBreakfast|Campground|Laundry|Preschool|Storage|Park|Pub|Union)$/;
/** Types that speak of what it sells. */
const OFFER = /^(Product|Service|Offer|Course|MenuItem|SoftwareApplication)$/;

type Node = Readonly<Record<string, unknown>>;

/** What the JSON-LD of a page states; broken or foreign parts are passed over. */
export function readStructuredFacts(scripts: readonly string[]): SiteFacts {
  const nodes = scripts.flatMap((script) => listNodes(parse(script)));
  const companies = nodes.filter((node) => listTypes(node).some((type) => COMPANY.test(type)));
  const offers = nodes.filter((node) => listTypes(node).some((type) => OFFER.test(type)));
  return {
    kinds: unique(companies.flatMap(listTypes)),
    name: firstText(companies.map((node) => node['name'])),
    description: firstText(
      companies.map((node) => node['description']),
      LONGEST_DESCRIPTION,
    ),
    locality: firstText(nodes.map((node) => node['addressLocality'])),
    keywords: unique(
      companies
        .flatMap((node) => [node['keywords'], node['knowsAbout'], node['servesCuisine']])
        .flatMap(listAnswerTexts),
    ),
    offers: unique(offers.flatMap((node) => tidyOrNull(node['name'], LONGEST_NAME) ?? [])),
  };
}

function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return null;
  }
}

/** Every object in a document, outer ones first. */
function listNodes(root: unknown): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST || nodes.length >= MOST_NODES) return;
    if (isNode(value)) nodes.push(value);
    for (const child of Object.values(value)) visit(child, depth + 1);
  };
  visit(root, 0);
  return nodes;
}

/** Safe because every object that is no list can be read by key. */
function isNode(value: object): value is Node {
  return !Array.isArray(value);
}

function listTypes(node: Node): string[] {
  return listAnswerTexts(node['@type']).map((type) => type.replace(/^.*[/:]/, ''));
}

function listAnswerTexts(value: unknown): string[] {
  const values = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,;]/) : [];
  return values.slice(0, MOST_ITEMS).flatMap((item) => tidyOrNull(item, LONGEST_NAME) ?? []);
}

function firstText(values: readonly unknown[], max = LONGEST_NAME): string | null {
  return values.map((value) => tidyOrNull(value, max)).find((text) => text !== null) ?? null;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, MOST_ITEMS);
}
