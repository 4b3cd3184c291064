import { expect, it } from 'vitest';
import { createLogOutput } from '../src/serve.ts';
import { describeError } from '../src/redact.ts';

/** An output that notes what it is handed; `writableLength` says how much of it nobody has read. */
function createOutput() {
  const written: string[] = [];
  const output = {
    writableLength: 0,
    write: (text: string) => written.push(text) > 0,
    on: () => undefined,
  };
  return { written, output };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('hands over the lines of one turn together, in their order', async () => {
  const { written, output } = createOutput();
  const log = createLogOutput(output);
  log.write('one\n');
  log.write('two\n');
  expect(written).toEqual([]);
  await turn();
  log.write('three\n');
  await turn();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

it('hands over at once what is gathered when a process ends, and not a second time', async () => {
  const { written, output } = createOutput();
  const log = createLogOutput(output);
  log.write('last words\n');
  log.flush();
  expect(written).toEqual(['last words\n']);
  await turn();
  log.flush();
  expect(written).toEqual(['last words\n']);
});

it('loses lines that nobody reads, also within one turn, and says how many', async () => {
  const { written, output } = createOutput();
  const log = createLogOutput(output);
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

it('tells the causes of an error, three deep and no further', () => {
  let error = new Error('the root');
  for (const layer of ['the driver', 'the pool', 'the batch', 'the call'])
    error = new Error(layer, { cause: error });
  const told: unknown[] = [];
  for (let at: unknown = describeError(error); at; at = (at as { cause?: unknown }).cause)
    told.push((at as { message: unknown }).message);
  expect(told).toEqual(['the call', 'the batch', 'the pool', 'the driver']);
});

it('ends where an error is its own cause', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"round"/g)).toHaveLength(4);
});
