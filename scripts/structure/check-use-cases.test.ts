import { expect, it } from 'vitest';
import { checkUseCases } from './check-use-cases.ts';

const file = (path: string, text: string) => ({ path: `server/src/features/companies/${path}`, text });
const endpoints = ['createCompany'];

it.each([
  file('edit/create-company.ts', 'export async function createCompany(): Promise<void> {}'),
  file('create-company.ts', 'export function createCompany() {}'),
])('accepts a use case that has the name of its endpoint: $path', (source) => {
  expect(checkUseCases({ endpoints, files: [source] })).toEqual([]);
});

it.each([
  file('edit/create-company.ts', 'export async function addCompany(): Promise<void> {}'),
  file('edit/add-company.ts', 'export async function createCompany(): Promise<void> {}'),
  file('edit/create-company.ts', 'async function createCompany(): Promise<void> {}'),
  file('edit/create-company.test.ts', 'export async function createCompany(): Promise<void> {}'),
  { path: 'web/src/create-company.ts', text: 'export function createCompany() {}' },
])('names an endpoint whose use case is called otherwise: $path, $text', (source) => {
  expect(checkUseCases({ endpoints, files: [source] })).toEqual([expect.stringContaining("'createCompany'")]);
});
