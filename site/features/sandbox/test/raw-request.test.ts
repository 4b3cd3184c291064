import { describe, expect, it } from 'vitest';
import { parseRequest, printRequest, toRequest } from '../page/raw-request.ts';
import { headerFault } from '../page/text-signature.ts';

describe('a text in a header', () => {
  it('is refused exactly where the browser would refuse it', () => {
    const latin = Array.from({ length: 0x300 }, (_, code) => code);
    const borders = [0x7ff, 0x800, 0x200b, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xfeff, 0xffff, 0x1f44d];
    const differing = [...latin, ...borders].filter((code) => {
      const value = `a${String.fromCodePoint(code)}b`;
      return (headerFault(value) !== '') !== !travels(value);
    });
    expect(differing).toEqual([]);
  });

  it('names the first character that cannot travel', () => {
    expect(headerFault('clé-€-1')).toBe(
      'Character 5, “€” (U+20AC), cannot travel in a header, which takes the letters, digits and signs of Latin-1 only. Remove it, or copy the value anew.',
    );
    expect(headerFault('👍key')).toContain('Character 1, “👍” (U+1F44D)');
  });

  it('gives the number alone of a character that cannot be seen', () => {
    expect(headerFault('key\u200b')).toContain('Character 4, which cannot be seen (U+200B), ');
  });
});

const text = `PUT /api/callbutton/demo-request-created HTTP/1.1
Host: localhost:8002
Authorization: Provider demo-button-secret
Content-Type: application/json

{ "device_key": "demo-button-curbside" }`;

describe('a printed request', () => {
  it('is read into method, address, headers and body', () => {
    expect(parseRequest(text)).toEqual({
      api: 'call-for-help',
      method: 'PUT',
      url: 'http://localhost:8002/api/callbutton/demo-request-created',
      headers: [
        ['Authorization', 'Provider demo-button-secret'],
        ['Content-Type', 'application/json'],
      ],
      body: '{ "device_key": "demo-button-curbside" }',
    });
  });

  it('comes back as it was printed', () => {
    expect(printRequest(parseRequest(text))).toBe(text);
    const get = 'GET /api/lockers/locations/101?secret_token=x HTTP/1.1\nHost: localhost:8004';
    expect(printRequest(parseRequest(get))).toBe(get);
  });

  it('keeps the empty lines of its body and bears the ends of lines of any system', async () => {
    const request = toRequest(
      parseRequest(text.replace('{ "', '{\n\n "').replaceAll('\n', '\r\n')),
    );
    expect(await request.json()).toEqual({ device_key: 'demo-button-curbside' });
  });

  it('is refused when its first line is none', () => {
    expect(() => parseRequest('hello')).toThrow('"hello" is not a request line.');
  });

  it('is refused for a port that no API has', () => {
    expect(() => parseRequest('GET / HTTP/1.1\nHost: localhost:1234')).toThrow('localhost:1234');
  });
});

function travels(value: string): boolean {
  try {
    return new Headers({ name: value }).has('name');
  } catch {
    return false;
  }
}
