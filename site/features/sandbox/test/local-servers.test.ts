import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsComputer, localUrlOf, readLocalServers } from '../page/local-servers.ts';

const asked: string[] = [];
let answer = '';
const host = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer ? 200 : 404).end(answer);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => host.close());

const read = (told: string, hostname = '127.0.0.1') => {
  answer = told;
  return readLocalServers({ hostname, origin });
};

it('takes the addresses that the host of the page tells', async () => {
  expect(await read('{"lockers":"http://localhost:9004","more":1}')).toEqual({
    lockers: 'http://localhost:9004',
  });
  expect(asked).toEqual(['/local-servers.json']);
});

it('offers no server on this computer before a host has told of some', () => {
  expect(callsComputer()).toBe(false);
});

it('asks nothing where the page comes from another computer', async () => {
  asked.length = 0;
  expect(await read('{"lockers":"http://localhost:9004"}', 'docs.example.com')).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  ['', undefined],
  ['<!doctype html>', undefined],
  ['null', undefined],
  ['{}', {}],
  ['{"lockers":"no address","radio":5000}', {}],
])('keeps the addresses of the documents where the host answers %j', async (told, servers) => {
  expect(await read(told)).toEqual(servers);
  expect(localUrlOf('lockers')).toBe('http://localhost:8004');
});
