import { openSqlite } from '@frontline/storage/sqlite';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCommand, type Machine } from '../../check/command.ts';
import { demoServer, type DemoServer } from '../../demonstration/servers.ts';

const docs = 'https://docs.example.com';
const environment = { SECRET_TOKEN: 'demo-secret-token', LOCKER_KEY: 'demo-locker-key-1' };

/** Runs the command; resolves to its exit code and what it printed, questions and wrote. */
async function run(line: string, own: Partial<Machine> = {}, answers: string[] = []) {
  const printed: string[] = [];
  const questions: string[] = [];
  const files = new Map<string, string>();
  const code = await checkCommand(line.split(' ').filter(Boolean), docs, {
    environment,
    print: (line) => void printed.push(line),
    isTerminal: true,
    withPrompt: (talk) =>
      talk(async (question) => {
        questions.push(question);
        return answers.shift();
      }),
    read: (file) => files.get(file),
    write: (file, text) => void files.set(file, text),
    fetch: () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
    wait: async () => undefined,
    isAborted: () => false,
    ...own,
  });
  return { code, out: printed.join('\n'), questions, files };
}

describe('check', () => {
  let lockers: DemoServer;
  beforeAll(async () => {
    lockers = await demoServer('lockers', () => openSqlite({ file: ':memory:' }));
  });
  afterAll(() => lockers.close());
  const line = '--api lockers --base http://localhost:8004';

  it('prints a table and writes both reports, without a secret in any', async () => {
    const leaky = async (request: Request) => {
      const response = await lockers.fetch(request);
      const { status } = response;
      const body = { message: request.url, [environment.SECRET_TOKEN]: 1 };
      return status === 403 ? Response.json(body, { status }) : response;
    };
    const options = '--yes --junit out.xml --html out.html';
    const { code, out, files } = await run(`${line} ${options}`, { fetch: leaky });
    expect(code).toBe(0);
    expect(out).toMatch(/^operation +status +verdict +sent$/m);
    expect(out).toMatch(/^createOrder +201 +as documented +\d$/m);
    expect(out).toMatch(/^createOrder +500 +not provoked +– a failure of the server/m);
    expect(out).toContain('note: listLockers 403: `***` is not documented.');
    expect(out).toContain(`${docs}/docs/apis/lockers#list-lockers--403`);
    expect(files.get('out.xml')).toMatch(
      /<testcase classname="lockers" name="createOrder 201"><\//,
    );
    expect(files.get('out.xml')).toMatch(/tests="\d+" failures="0"/);
    expect(files.get('out.html')).toContain('<th scope="row">createOrder 201</th>');
    const all = [out, ...files.values()].join('\n');
    for (const secret of Object.values(environment)) expect(all).not.toContain(secret);
  });

  it('prints few and short field names of a server, and none with control characters', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `f${at}`);
    const names = ['\u001b[2J\u202e', 'y'.repeat(9_000), ...many];
    const added = Object.fromEntries(names.map((name) => [name, 1]));
    const chatty = async (request: Request) => {
      const response = await lockers.fetch(request);
      const { status } = response;
      return status === 403
        ? Response.json({ message: 'Forbidden', ...added }, { status })
        : response;
    };
    const { code, out } = await run(`${line} --safe`, { fetch: chatty });
    expect(code).toBe(0);
    expect(out).toContain('\uFFFD[2J\uFFFD` is not documented.');
    expect(out).not.toMatch(/\u001b|\u202e/);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThan(700);
    expect(out.match(/^note: listLockers 403/gm)).toHaveLength(20);
  });

  it('reports in JUnit XML that it ended early, or did not end', async () => {
    const none = await run(`${line} --safe --junit out.xml`);
    expect(none.code).toBe(3);
    expect(none.files.get('out.xml')).toContain('<error message="The check did not end."/>');
    let calls = 0;
    const fetch = (request: Request) =>
      ++calls > 3 ? Promise.reject(new TypeError('cut')) : lockers.fetch(request);
    const cut = await run(`${line} --safe --junit out.xml`, { fetch });
    expect(cut.files.get('out.xml')).toMatch(
      /errors="1"[^]*name="the whole check"><error message="[^"]+ was not answered by/,
    );
  });

  it('asks before the first change, and changes nothing without a yes', async () => {
    const { code, out, questions } = await run(line, { fetch: lockers.fetch }, ['no']);
    expect([code, questions.length]).toEqual([0, 1]);
    expect(questions[0]).toContain('It opens and closes the doors of one empty cabinet');
    expect(out).toMatch(/^createOrder +201 +not provoked +– it changes something/m);
  });

  it('changes nothing without a terminal, and names the option that allows it', async () => {
    const { code, out, questions } = await run(line, { fetch: lockers.fetch, isTerminal: false }, [
      'yes',
    ]);
    expect([code, questions]).toEqual([0, []]);
    expect(out).toContain('Nobody can be asked here; --yes lets it change something.');
  });

  it('asks nothing with --safe', async () => {
    const { questions } = await run(`${line} --safe`, { fetch: lockers.fetch }, ['yes']);
    expect(questions).toEqual([]);
  });

  it('writes the map that it then reads', async () => {
    const answers = ['7', '701', '70', '711', ''];
    const { code, files, out } = await run('--api lockers --init --map own.yaml', {}, answers);
    expect([code, out]).toEqual([0, expect.stringContaining('--map own.yaml')]);
    const ids = { organization_id: 7, location_id: 701, locker_id: 70, cabinet_id: 711 };
    expect(parse(files.get('own.yaml')!)).toEqual({ lockers: ids });
    const seen = await run(`${line} --map own.yaml --yes`, {
      read: (file) => files.get(file),
      fetch: lockers.fetch,
    });
    expect(seen.code).toBe(3);
    expect(seen.out).toContain('does not hold the locker and cabinet of the map');
  });

  it('writes no map if the answers end before the last question', async () => {
    const { code, files, out } = await run('--api lockers --init --map own.yaml', {}, ['7', '701']);
    expect([code, files.size]).toEqual([2, 0]);
    expect(out).toMatch(/The answers ended before the last question. No map is written.$/);
  });

  it.each([
    ['', 2, 'Exit codes:'],
    ['--api phones --base http://localhost', 2, '--api is "phones": give one of call-for-help,'],
    ['--base http://localhost', 2, '--api is missing: give one of call-for-help, lockers'],
    ['--api radio --base ftp://localhost', 2, '--base is "ftp://localhost": give an address'],
    ['--api radio --base http://a --timeout 9h', 2, '--timeout is "9h": give seconds, up to 600'],
    ['--api radio --base http://me:secret@localhost', 2, 'must hold no user'],
    ['--api radio --bas http://localhost', 2, "Unknown option '--bas'"],
    ['--api radio --base http://localhost --map none.yaml', 2, 'none.yaml cannot be read'],
    ['--api radio --base http://localhost:1', 3, 'by http://localhost:1: connect ECONNREFUSED.'],
    ['--help', 0, 'Secrets come from the environment'],
  ])('answers %j with code %i', async (given, code, sentence) => {
    const answer = await run(given);
    expect([answer.code, answer.out]).toEqual([code, expect.stringContaining(sentence)]);
  });

  it('exits with 1 and a table after unusable answers', async () => {
    const broken = async (request: Request) => {
      const response = await lockers.fetch(request);
      const text = (await response.text()).replaceAll(/"cabinets":\[.*?\]/g, '"cabinets":null');
      return new Response(text, response);
    };
    const { code, out } = await run(`${line} --yes`, { fetch: broken });
    expect(code).toBe(1);
    expect(out).toContain('listLockers 200: `[].cabinets` must be array, and is null.');
    expect(out).not.toContain('TypeError');
  });

  it('does not report its own failure as a wrong argument', async () => {
    const isAborted = () => {
      throw new TypeError('a fault of the check');
    };
    const ending = run(`${line} --yes`, { fetch: lockers.fetch, isAborted });
    await expect(ending).resolves.toMatchObject({ code: 3 });
  });

  it.each([
    [
      { write: () => expect.fail('ENOENT: no such folder') },
      '--junit no/out.xml',
      'no/out.xml cannot be written: ENOENT',
    ],
    [
      { environment: { SECRET_TOKEN: 'demo-secret-\ntoken' } },
      '',
      'SECRET_TOKEN contains a line break or another character that no header can carry.',
    ],
  ])('names what cannot be used before it sends a request: %j', async (own, options, message) => {
    const sent: Request[] = [];
    const fetch = (request: Request) => (sent.push(request), lockers.fetch(request));
    const { code, out } = await run(`${line} --safe ${options}`, { fetch, ...own });
    expect(sent).toEqual([]);
    expect([code, out]).toEqual([2, expect.stringContaining(message)]);
    expect(out).not.toContain('demo-secret');
  });

  it('names the missing option if each call is answered 404 or a redirect', async () => {
    const advice = async (answer: () => Response) =>
      (await run(`${line} --yes`, { fetch: async () => answer() })).out;
    expect(await advice(() => Response.json({ message: 'Not Found!' }, { status: 404 }))).toContain(
      'No call was answered as its document says. If the API is below a path of its host, include it: --base http://localhost:8004/PATH',
    );
    const page = { headers: { 'content-type': 'text/html' } };
    expect(await advice(() => new Response('<h1>Shop</h1>', page))).toContain(
      'below a path of its host',
    );
    const headers = { location: 'https://localhost:8004/' };
    expect(await advice(() => new Response(null, { status: 308, headers }))).toContain(
      'Every call was redirected. Name the address that it leads to in --base.',
    );
    const { out } = await run(`${line} --safe`, { fetch: lockers.fetch });
    expect(out).not.toMatch(/below a path of its host|was redirected/);
  });

  it('names the URL that was signed if the signature is refused', async () => {
    const radio = await demoServer('radio', () => openSqlite({ file: ':memory:' }));
    const own = { fetch: radio.fetch, environment: { TWILIO_AUTH_TOKEN: 'test_auth_token' } };
    const at = '--api radio --base http://127.0.0.1:5000 --safe';
    const message =
      'receiveTextMessage 422: Answered 403, and 422 is documented for "validationFailure". The signature was made for http://127.0.0.1:5000/. Where the server knows itself by another address, name that with --public-url.';
    expect((await run(at, own)).out).toContain(message);
    const named = await run(`${at} --public-url https://radio.example.com`, own);
    expect(named.out).not.toMatch(/--public-url|--base/);
    await radio.close();
  });

  it.each([
    ['lockers: [', 'The map is no YAML'],
    ['radio: {}', 'The map has no part "lockers:"'],
    ['lockers: { cabinet: 1 }', 'The map names "cabinet" under "lockers", which is none of'],
    ['lockers: { organization_id: one }', '"organization_id" of the map must be a whole number.'],
  ])('refuses the map %s', async (map, sentence) => {
    const { code, out } = await run(`${line} --map ids.yaml`, { read: () => map });
    expect([code, out]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
