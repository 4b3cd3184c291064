import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../src/samples/languages.ts';
import { sampleRequest } from '../src/samples/request.ts';
import { modelOf, operationsIn } from '../test-models.ts';
import { compileErrors, dotnetIsMissing, hasDotnet } from './dotnet.ts';
import { parserFor } from './grammars.ts';

const run = promisify(execFile);
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** Operations with parameters in every style, all kinds of bodies, and values that are hard to quote. */
const get = (path: string, parameter: string) =>
  `  /${path}: { get: { parameters: [{ schema: {}, ${parameter} }], responses: {} } }`;
const query = (name: string, style: string, value: string) =>
  get(name, `name: q, in: query, ${style}example: ${value}`);
const inPath = (name: string, style: string, value: string) =>
  get(`${name}/{p}/end`, `name: p, in: path, required: true, ${style}example: ${value}`);
const body = (name: string, media: string) =>
  `  /${name}: { post: { requestBody: { content: { ${media} } }, responses: {} } }`;
const list = `["a b", "c,d", "e&f"]`;
const object = `{ x: 1, none: null, "y z": "it's" }`;
/** Hard to escape in every language, with every JSON type. */
const awkward = {
  text: `it's """ 'so' \\ "here" $name {x}\nand there`,
  'odd-key': [1.5, true, false, null, [], {}],
};
const model = modelOf(`
servers: [{ url: 'http://localhost:1' }]
paths:
${query('list', '', list)}
${query('list-in-one', 'explode: false, ', list)}
${query('object', '', object)}
${query('object-in-one', 'explode: false, ', object)}
${query('spaces', 'style: spaceDelimited, explode: false, ', list)}
${query('pipes', 'style: pipeDelimited, explode: false, ', list)}
${query('deep', 'style: deepObject, explode: true, ', object)}
${query('reserved', 'allowReserved: true, ', '"https://x.org/?a=b"')}
${inPath('simple', '', list)}
${inPath('simple-object', 'explode: true, ', object)}
${inPath('label', 'style: label, explode: true, ', list)}
${inPath('matrix', 'style: matrix, explode: true, ', list)}
${inPath('matrix-object', 'style: matrix, ', object)}
  /content: { get: { parameters: [{ name: q, in: query, content: { application/json: { example: { a: [1] } } } }, { name: r, in: query, content: { application/json: { example: b } } }], responses: {} } }
  /header:
    get:
      parameters:
        - { name: X-List, in: header, schema: {}, example: ['it''s "so" \\'' here', "b\\n"] }
        - { name: X-Object, in: header, explode: true, schema: {}, example: { a: 1, b: 2 } }
        - { name: X-Empty, in: header, schema: {}, example: '' }
        - { name: size, in: cookie, schema: {}, example: 'a b;c=é 5% %20' }
      responses: {}
  /beyond-ascii: { get: { parameters: [{ name: X-List, in: header, schema: {}, example: Zoë 日本 }], responses: {} } }
  /head: { head: { responses: { '200': { description: Done., content: { application/json: {} } } } } }
  /head-with-body: { head: { requestBody: { content: { application/json: { example: { a: 1 } } } }, responses: {} } }
  /own: { servers: [{ url: 'http://localhost:1/elsewhere' }], get: { parameters: [{ name: 'a&b', in: query, schema: {}, example: 1 }, { name: b, in: query, explode: false, schema: {}, example: [] }, { name: c, in: query, schema: {}, example: null }], responses: {} } }
${query('letters ü{a/b', '', 'x')}
${query('asking?of=1&all', '', 'x')}
${query('nested', '', '[[1, { a: 2 }]]')}
${body('none', `application/json: { schema: {}, example: null }`)}
${body('patch', `application/merge-patch+json: { schema: {}, example: { a: 1 } }`)}
${body('form', `application/x-www-form-urlencoded: { schema: {}, example: { a: ["1", "2"], b: "x y&z" } }`)}
${body('form-reserved', `application/x-www-form-urlencoded: { schema: {}, example: { a: "x=y;z&1", b: ["1,2", "3"] }, encoding: { a: { allowReserved: true }, b: { explode: false } } }`)}
${body('parts', `multipart/form-data: { schema: { properties: { photo: { type: string, format: binary }, scan: { format: binary } } }, encoding: { photo: { contentType: image/png }, json: { contentType: application/json } }, example: { "'name\\"": " it's; @me", json: [a, '{"a":1}'], tags: [a, b], about: { a: 1 }, photo: x, scan: x } }`)}
${body('parts-with-headers', `multipart/form-data: { encoding: { a: { headers: { X-Given: { schema: {}, example: 'a; "b"' }, X-Left: { schema: {} }, X-Made: { required: true, schema: { enum: [m] } } } } }, example: { a: x } }`)}
${body('parts-within-mixed', `multipart/mixed: { example: { a: x } }`)}
${body('parts-of-xml', `multipart/form-data: { schema: { properties: { a: { xml: { name: b }, properties: { c: { xml: { attribute: true } } } } } }, encoding: { a: { contentType: text/xml; charset=utf-8 } }, example: { a: { c: 1, d: [2, 3] } } }`)}
${body('exact', `application/json: { schema: {}, example: { id: 9007199254740993, price: 1.10, it: "é 'x'" } }`)}
${body('empty-object', `application/json: { schema: {}, example: { none: {}, list: [], numbered: { "0": { a: 1 } } } }`)}
${body('json-text', `application/json: { schema: {}, example: 'said "so"' }`)}
${body('awkward', `application/json: { schema: {}, example: ${JSON.stringify(awkward)} }`)}
${body('file', `image/*: {}`)}
${body('at-text', `text/plain: { schema: {}, example: "@photo.png\\nline" }`)}
`);
const operations = operationsIn(model);

let server: Server;
let port = 0;
/** Next to this file, so that samples resolve their packages. */
const folder = mkdtempSync(path.join(import.meta.dirname, 'echo-'));
beforeAll(async () => {
  for (const name of ['photo.png', 'file.png', 'scan.bin'])
    writeFileSync(path.join(folder, name), new Uint8Array([137, 80, 78, 71, 255]));
  server = createServer((request, response) => {
    void record(request).then((all) => response.end(JSON.stringify(all)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Parsed requests by the first segment of their path. */
const received = new Map<string, unknown>();
const segmentOf = (url: string) => /^\/(?:elsewhere\/)?([\w-]+)/.exec(url)?.[1] ?? '';

async function record(request: IncomingMessage): Promise<object> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  const headers = ['x-list', 'x-object', 'x-empty', 'cookie'].map((name) => request.headers[name]);
  const [plain = ''] = type.split(';');
  const all = {
    method: request.method,
    url: request.url,
    headers,
    type: content.length > 0 ? plain : '',
    body: await read(plain, type, content),
    ...(/urlencoded|exact/.test(plain + request.url) && {
      text: content.toString().replaceAll('+', '%20').replaceAll(/\s/g, ''),
    }),
  };
  received.set(segmentOf(request.url ?? ''), all);
  return all;
}

async function read(plain: string, type: string, content: Buffer): Promise<unknown> {
  if (plain.endsWith('json')) return JSON.parse(content.toString());
  if (plain === 'application/x-www-form-urlencoded')
    return [...new URLSearchParams(content.toString())];
  if (plain === 'multipart/mixed') return '';
  if (plain !== 'multipart/form-data') return content.toString();
  const form = await new Response(new Uint8Array(content), {
    headers: { 'Content-Type': type },
  }).formData();
  return Promise.all(
    // Clients may send a part without a content type as a file or as text.
    [...form].map(async ([name, one]) =>
      typeof one === 'string'
        ? [name, one]
        : [name, await one.text(), ...(/image|octet/.test(one.type) ? [one.type] : [])],
    ),
  ).then((fields) => [...fields, ...(content.toString().match(/^X-.*$/gm) ?? [])]);
}

const samplesOf = (id: string) =>
  operations.map((operation) => {
    const request = sampleRequest(model, operation, operation.requests[0], { secrets: {} });
    const text = languages.find((one) => one.id === id)!.write(request);
    return { name: operation.path, text: text.replaceAll('localhost:1', `127.0.0.1:${port}`) };
  });

/** The request that each sample sends, by path; the text of the sample if none arrived. */
async function requestsOf(id: string, start: Start, only = /./): Promise<[string, unknown][]> {
  const all = samplesOf(id).filter(({ name }) => only.test(name));
  received.clear();
  await start(all.map(({ text }) => text));
  return all.map(({ name, text }) => [name, received.get(segmentOf(name)) ?? text]);
}

/** Runs programs. Rejects with the output of a program that fails. */
type Start = (texts: string[]) => Promise<unknown>;

const shell: Start = async (texts) => {
  for (const text of texts)
    await run('sh', ['-c', text.replace('curl ', 'curl --silent ')], { cwd: folder });
};
let sentByCurl: ReturnType<typeof requestsOf> | undefined;
const curlRequests = () => (sentByCurl ??= requestsOf('curl', shell));
const modules =
  (kind: string, ...options: string[]): Start =>
  (texts) => {
    const files = texts.map((text, index) => {
      writeFileSync(path.join(folder, `call-${index}.${kind}`), text);
      return `await import('./call-${index}.${kind}');`;
    });
    writeFileSync(path.join(folder, `all.${kind}`), files.join('\n'));
    return run(process.execPath, [...options, `all.${kind}`], { cwd: folder });
  };
const node = modules('mjs');
const typed = modules('mts', '--import', 'tsx');
/** Runs all programs in one process, because starting one is slow. */
const python: Start = (texts) => run('python3', ['-c', texts.join('\n')], { cwd: folder });
const php: Start = (texts) => {
  const all = texts.map((text) => text.replace('<?php', ''));
  writeFileSync(path.join(folder, 'all.php'), `<?php\n${all.join('\n')}`);
  return run('php', ['all.php'], { cwd: folder });
};
const java: Start = async (texts) => {
  const programs = new Map(
    texts.map((text, at) => [`Call${at}`, text.replace('class Call', `class Call${at}`)]),
  );
  const calls = [...programs.keys()].map((name) => `${name}.main(args);`).join(' ');
  const main = `public static void main(String[] args) throws Exception { ${calls} }`;
  programs.set('All', `class All { ${main} }`);
  for (const [name, text] of programs) writeFileSync(path.join(folder, `${name}.java`), text);
  const files = [...programs.keys()].map((name) => `${name}.java`);
  await run('javac', files, { cwd: folder });
  return run('java', ['All'], { cwd: folder });
};

describe('samples of every style, sent to an echo server', { timeout: 120_000 }, () => {
  it.skipIf(!has('curl', '--version'))('send by curl what the standard requires', async () => {
    const all = new Map(await curlRequests());
    const urls = [...all.values()].map((one) => (one as { url: string }).url);
    expect(urls.slice(0, 22)).toEqual([
      '/list?q=a%20b&q=c%2Cd&q=e%26f',
      '/list-in-one?q=a%20b,c%2Cd,e%26f',
      "/object?x=1&y%20z=it's",
      "/object-in-one?q=x,1,y%20z,it's",
      '/spaces?q=a%20b%20c%2Cd%20e%26f',
      '/pipes?q=a%20b%7Cc%2Cd%7Ce%26f',
      "/deep?q%5Bx%5D=1&q%5By%20z%5D=it's",
      '/reserved?q=https://x.org/?a=b',
      '/simple/a%20b,c%2Cd,e%26f/end',
      "/simple-object/x=1,y%20z=it's/end",
      '/label/.a%20b.c%2Cd.e%26f/end',
      '/matrix/;p=a%20b;p=c%2Cd;p=e%26f/end',
      "/matrix-object/;p=x,1,y%20z,it's/end",
      '/content?q=%7B%22a%22%3A%5B1%5D%7D&r=%22b%22',
      '/header',
      '/beyond-ascii',
      '/head',
      '/head-with-body',
      '/elsewhere/own?a%26b=1',
      '/letters%20%C3%BC%7Ba/b?q=x',
      '/asking?of=1&all&q=x',
      '/nested?q=%5B1%2C%7B%22a%22%3A2%7D%5D',
    ]);
    const onlyHeader = [Buffer.from('Zoë 日本').toString('latin1'), ...Array<undefined>(3)];
    expect(Object.fromEntries(all)).toMatchObject({
      '/header': {
        headers: [`it's "so" \\' here,b`, 'a=1,b=2', '', 'size=a%20b%3Bc=%C3%A9%205%25%20%20'],
      },
      '/beyond-ascii': { headers: onlyHeader },
      '/none': { type: 'application/json', body: null },
      '/patch': { type: 'application/merge-patch+json' },
      '/form': { text: 'a=1&a=2&b=x%20y%26z' },
      '/head-with-body': { method: 'HEAD', body: '' },
      '/form-reserved': { text: 'a=x=y;z%261&b=1%2C2,3' },
      '/awkward': { body: awkward },
      '/exact': { text: `{"id":9007199254740993,"price":1.10,"it":"é'x'"}` },
      '/file': { type: 'image/png', body: '\ufffdPNG\ufffd' },
      '/at-text': { body: '@photo.png\nline' },
      '/parts': {
        body: [
          [`'name"`, " it's; @me"],
          ['json', '"a"'],
          ['json', '{"a":1}'],
          ['tags', 'a'],
          ['tags', 'b'],
          ['about', '{"a":1}'],
          ['photo', '\ufffdPNG\ufffd', 'image/png'],
          ['scan', '\ufffdPNG\ufffd', 'application/octet-stream'],
        ],
      },
      '/parts-with-headers': { body: [['a', 'x'], 'X-Given: a; "b"', 'X-Made: m'] },
      '/parts-within-mixed': { type: 'multipart/mixed' },
      '/parts-of-xml': { body: [['a', '<b c="1">\n  <d>2</d>\n  <d>3</d>\n</b>']] },
    });
  });

  it.each([
    ['javascript', node, true, /^\/(?!parts-with)/],
    // The typed client starts the query itself.
    ['typescript', typed, true, /^\/(?!parts-with|asking)/],
    ['python', python, has('python3', '-c', 'import requests'), /^\/(?!parts-within)/],
    // PHP numbers parts that share a name, like list entries.
    ['php', php, has('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'), /^\/(?!parts)/],
    // Java sends header values in ASCII only.
    ['java', java, has('javac', '--version'), /^\/(?!beyond)/],
  ] as const)('send the same in %s as by curl', async (id, start, isInstalled, only) => {
    if (!isInstalled) return console.log(`${id} is not installed: its samples are only parsed.`);
    const normalized = (all: [string, unknown][]) =>
      all.map(([name, one]) => [
        name,
        JSON.parse(
          JSON.stringify(one)
            .replaceAll("'", '%27')
            .replaceAll('q%5B', 'q[')
            .replaceAll('%5D=', ']=')
            .replaceAll(/(?<=https?):\/\//g, '%3A//'),
        ) as unknown,
      ]);
    const expected = (await curlRequests()).filter(([name]) => only.test(name));
    expect(normalized(await requestsOf(id, start, only))).toEqual(normalized(expected));
  });

  it.skipIf(!hasDotnet)(`compile as C#${dotnetIsMissing}`, async () => {
    expect(await compileErrors(samplesOf('csharp').map(({ text }) => text))).toEqual([]);
    expect(await compileErrors(['int number = "a text";'])).not.toEqual([]);
  });

  it.each(['csharp', 'java', 'php', 'python'] as const)('parse as %s', async (id) => {
    const syntaxErrors = await parserFor(id === 'csharp' ? 'c-sharp' : id);
    for (const { text } of samplesOf(id)) expect(syntaxErrors(text), text).toEqual([]);
  });
});
