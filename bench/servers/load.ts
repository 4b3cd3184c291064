import { connect } from 'node:net';
import { quantile } from '../figures.ts';
import { expected, wireRequest, type Kind } from './messages.ts';

// The load: a process of its own, so that its work is not counted as the server's. It writes
// prepared bytes to sockets, which costs it less than any server it asks.

export interface Turn {
  port: number;
  kind: Kind;
  /** The numbers of the requests to send, one after another. */
  numbers: number[];
  connections: number;
  /** Ends the turn early after so many seconds. */
  seconds: number;
}

export interface Measured {
  sent: number;
  perSecond: number;
  /** Milliseconds from the first byte out to the last byte in. */
  p50: number;
  p99: number;
}

process.on('message', (turn: Turn) => {
  run(turn).then(
    (measured) => process.send!({ measured }),
    (error: Error) => process.send!({ failed: error.message }),
  );
});
process.on('disconnect', () => process.exit());

async function run({ port, kind, numbers, connections, seconds }: Turn): Promise<Measured> {
  const prepared = numbers.map((n) => wireRequest(kind, n));
  const lines = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const taken: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      while (next < prepared.length && performance.now() - started < seconds * 1000) {
        const request = prepared[next++]!;
        const began = performance.now();
        const answer = await line.ask(request);
        taken.push(performance.now() - began);
        if (!answer.startsWith('HTTP/1.1 200') || !answer.includes(expected[kind])) {
          throw new Error(`${request.toString()}\n\nwas answered\n\n${answer}`);
        }
      }
    }),
  );
  const perSecond = (taken.length / (performance.now() - started)) * 1000;
  for (const line of lines) line.close();
  return {
    sent: taken.length,
    perSecond,
    p50: quantile(taken, 0.5),
    p99: quantile(taken, 0.99),
  };
}

/** A connection that is kept and asks one thing at a time. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  let answer = '';
  let done: { resolve: (answer: string) => void; reject: (error: Error) => void } | undefined;
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    if (!isWhole(answer)) return;
    done?.resolve(answer);
    answer = '';
  });
  socket.on('close', () => done?.reject(new Error('The server closed a connection.')));
  socket.on('error', (error) => done?.reject(error));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
  return {
    ask(request: Buffer): Promise<string> {
      socket.write(request);
      return new Promise((resolve, reject) => (done = { resolve, reject }));
    },
    close: () => socket.destroy(),
  };
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
  if (!length) throw new Error(`An answer without Content-Length: ${answer.slice(0, end)}`);
  return answer.length >= end + 4 + Number(length);
}
