import type { HarEntry } from '../session.ts';

/** A way in which a server or its caller may leave the document, planted into one exchange of a session. */
interface Fault {
  name: string;
  /** Part of the address, and the status, of the exchange to change. */
  at: [path: string, status: number];
  plant: (entry: HarEntry) => void;
}

const body =
  (from: string | RegExp, to: string) =>
  ({ response }: HarEntry) => {
    response.content.text = response.content.text.replace(from, to);
  };

export const faults: Fault[] = [
  {
    name: 'a field of the answer is renamed',
    at: ['/api/lockers/locations/', 200],
    plant: body(/"occupied"/g, '"is_occupied"'),
  },
  {
    name: 'a field of the answer has another type',
    at: ['/api/lockers/locations/', 200],
    plant: body(/"id":(\d+)/, '"id":"$1"'),
  },
  {
    name: 'a field more is answered',
    at: ['/api/callforhelp/claim', 200],
    plant: body('{', '{"queue":1,'),
  },
  {
    name: 'a documented header is missing',
    at: ['/api/callbutton/press', 429],
    plant: ({ response }) => {
      response.headers = response.headers.filter(({ name }) => name !== 'retry-after');
    },
  },
  {
    name: 'a status is not documented',
    at: ['/api/callforhelp/claim', 200],
    plant: ({ response }) => {
      response.status = 418;
    },
  },
  {
    name: 'the answer has another media type',
    at: ['/api/callforhelp/claim', 200],
    plant: ({ response }) => {
      response.headers = [{ name: 'content-type', value: 'text/html' }];
      response.content.mimeType = 'text/html';
    },
  },
  {
    name: 'the answer is not JSON',
    at: ['/api/callforhelp/claim', 200],
    plant: body(/$/, ','),
  },
  {
    name: 'a request is accepted that does not fit',
    at: ['/api/callforhelp/claim', 422],
    plant: ({ response }) => {
      response.status = 200;
      response.content.text = '{"success":true}';
    },
  },
  {
    name: 'a path is not documented',
    at: ['/api/callforhelp/claim', 200],
    plant: ({ request }) => {
      request.url = request.url.replace('/claim', '/claimed');
    },
  },
  {
    name: 'a query parameter is not documented',
    at: ['/api/lockers/locations/', 200],
    plant: ({ request }) => {
      request.url += '&verbose=1';
    },
  },
];

/** The session with one fault in it. */
export function planted(session: readonly HarEntry[], { name, at, plant }: Fault): HarEntry[] {
  const copy = structuredClone([...session]);
  const [path, status] = at;
  const entry = copy.find(
    ({ request, response }) => request.url.includes(path) && response.status === status,
  );
  if (!entry) throw new Error(`The session has no exchange for "${name}".`);
  const before = JSON.stringify(entry);
  plant(entry);
  if (JSON.stringify(entry) === before) throw new Error(`Nothing was planted for "${name}".`);
  return copy;
}
