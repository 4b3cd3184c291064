import { connect } from 'node:net';
import { quantile } from '../figures.ts';
import { expected, wireRequest, type Kind } from './messages.ts';

// The load generator: a separate process, so that its CPU time is not counted as the server's. It writes prepared bytes
// to sockets, which is cheaper than the work of any server it calls.

export interface Turn {
  port: number;
  kind: Kind;
  /** Numbers of the requests to send, in order. */
  numbers: number[];
  connections: number;
  /** Time limit in seconds. */
  seconds: number;
}

export interface Measured {
  sent: number;
  perSecond: number;
  /** Milliseconds from the first byte sent to the last byte received. */
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
  const clients = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const latencies: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (next < prepared.length && performance.now() - started < seconds * 1000) {
        const request = prepared[next++]!;
        const began = performance.now();
        const answer = await client.ask(request);
        latencies.push(performance.now() - began);
        if (!answer.startsWith('HTTP/1.1 200') || !answer.includes(expected[kind])) {
          throw new Error(`${request.toString()}\n\nwas answered\n\n${answer}`);
        }
      }
    }),
  );
  const perSecond = (latencies.length / (performance.now() - started)) * 1000;
  for (const client of clients) client.close();
  return {
    sent: latencies.length,
    perSecond,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

/** A persistent connection with one request at a time. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  let answer = '';
  let done: { resolve: (answer: string) => void; reject: (error: Error) => void } | undefined;
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    if (!isComplete(answer)) return;
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

function isComplete(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
  if (!length) throw new Error(`An answer without Content-Length: ${answer.slice(0, end)}`);
  return answer.length >= end + 4 + Number(length);
}
