import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openConversation } from '../command/run.ts';

describe('a conversation', () => {
  const opened = (terminal = true) => {
    const input = new PassThrough();
    const output = new PassThrough();
    const { ask, close } = openConversation({ input, output, terminal });
    return { input, output, ask, close };
  };

  it('takes answers that are all there before the first question, and none after the last', async () => {
    const { input, ask, close } = opened(false);
    input.end('one\ntwo');
    await pause(20);
    expect([await ask('1: '), await ask('2: '), await ask('3: ')]).toEqual([
      'one',
      'two',
      undefined,
    ]);
    close();
  });

  it('keeps what is pasted in one piece for the questions that follow', async () => {
    const { input, ask, close } = opened();
    input.write(['one', 'two', 'thr'].join('\r'));
    await pause(20);
    const answers = [await ask('1: '), await ask('2: ')];
    input.write('ee\r');
    answers.push(await ask('3: '));
    close();
    expect(answers).toEqual(['one', 'two', 'three']);
  });

  it('answers nothing once it is left with Ctrl+C', async () => {
    const { input, ask } = opened();
    const answer = ask('1: ');
    input.write('\u0003');
    expect(await answer).toBeUndefined();
    expect(await ask('2: ')).toBeUndefined();
  });

  it('shows each question', async () => {
    const { input, output, ask, close } = opened();
    input.write('one\rtwo\r');
    await ask('First: ');
    await ask('Second: ');
    close();
    output.end();
    expect(await text(output)).toMatch(/First: [^]*Second: two\n/);
  });
});
