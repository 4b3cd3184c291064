import { describe, expect, it } from 'vitest';
import { createLogOutput } from '../src/serve.ts';
import { describeError, redact, redactPath } from '../src/redact.ts';

it.each([
  ['/x?secret_token=abc&a=1', '/x?secret_token=[redacted]&a=1'],
  ['{"device_key":"abc","a":1}', '{"device_key":"[redacted]","a":1}'],
  ['X-Twilio-Signature: abc=\nHost: x', 'X-Twilio-Signature: [redacted]\nHost: x'],
  ['postgresql://user:abc@host/db', 'postgresql://user:[redacted]@host/db'],
  ['at http://127.0.0.1:8004/customer/482913', 'at http://127.0.0.1:8004/customer/[redacted]'],
  ['The secret_token field is required.', 'The secret_token field is required.'],
])('writes %j as %j', (given, expected) => expect(redact(given)).toBe(expected));

it.each([
  ['/customers/%34%38%32%39%31%33', '/customers/[redacted]'],
  ['/customers/48291%33', '/customers/[redacted]'],
  ['/customers/%2534%2538%2532%2539%2531%2533', '/customers/[redacted]'],
  ['/customers/%zz482913', '/customers/[redacted]'],
  ['/api/lockers/cabinets/11', '/api/lockers/cabinets/11'],
  ['/webhooks/incoming/twilio/edge-0042', '/webhooks/incoming/twilio/edge-0042'],
])('writes the path %s as %s', (given, expected) => expect(redactPath(given)).toBe(expected));

it('tells the causes of an error, three deep and no further, also of one that is its own cause', () => {
  let error = new Error('the root');
  for (const layer of ['the driver', 'the pool', 'the batch', 'the call'])
    error = new Error(layer, { cause: error });
  const told = JSON.stringify(describeError(error), (key, value) => (key === 'stack' ? '' : value));
  expect(told.match(/the \w+/g)).toEqual(['the call', 'the batch', 'the pool', 'the driver']);
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(describeError(round)).match(/"round"/g)).toHaveLength(4);
});

describe('the output of a log', () => {
  /** An output that notes what it is handed; `writableLength` says how much of it nobody has read. */
  function createOutput() {
    const written: string[] = [];
    const output = {
      writableLength: 0,
      write: (text: string) => written.push(text) > 0,
      on: () => undefined,
    };
    return { written, output, log: createLogOutput(output) };
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('gets the lines of one turn together, or when a process ends, and none twice', async () => {
    const { written, log } = createOutput();
    log.write('one\n');
    log.write('two\n');
    expect(written).toEqual([]);
    await turn();
    log.write('last words\n');
    log.flush();
    expect(written).toEqual(['one\ntwo\n', 'last words\n']);
    await turn();
    log.flush();
    expect(written).toHaveLength(2);
  });

  it('loses lines that nobody reads, also within one turn, and says how many', async () => {
    const { written, output, log } = createOutput();
    output.writableLength = 2_000_000;
    log.write('lost\n');
    output.writableLength = 0;
    log.write(`${'x'.repeat(1_048_576)}\n`);
    log.write('lost as well\n');
    await turn();
    log.write('read again\n');
    await turn();
    const [first = '', second = ''] = written;
    expect(first.split('\n')[0]).toBe('{"level":40,"msg":"Log lines were lost","lost":1}');
    expect(second).toBe('{"level":40,"msg":"Log lines were lost","lost":1}\nread again\n');
    expect(written.join('')).not.toContain('as well');
  });
});
