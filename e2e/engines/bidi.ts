import WebSocket from 'ws';

/** A session of WebDriver BiDi: commands and events as JSON over one socket. */
export interface Bidi {
  /** Rejects with the error message of the browser. */
  send<Result>(method: string, params?: object): Promise<Result>;
  on<Params>(event: string, listener: (params: Params) => void): Promise<void>;
  close(): void;
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** Opens a session with a browser that listens at `url`. */
export async function openBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const pending = new Map<number, (message: Message) => void>();
  const listeners: { event: string; listener: (params: never) => void }[] = [];
  let count = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) pending.get(message.id)?.(message);
    for (const { event, listener } of listeners)
      if (event === message.method) listener(message.params as never);
  });
  socket.on('close', () => {
    for (const settle of pending.values())
      settle({ type: 'error', error: 'closed', message: 'the browser closed the session' });
  });

  const send = <Result>(method: string, params: object = {}): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = (count += 1);
      pending.set(id, ({ type, result, error, message }) => {
        pending.delete(id);
        if (type === 'success') resolve(result as Result);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });

  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  await send('session.new', { capabilities: {} });
  return {
    send,
    on: async (event, listener) => {
      listeners.push({ event, listener });
      await send('session.subscribe', { events: [event] });
    },
    close: () => socket.close(),
  };
}
