import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface LeadingProxy {
  /** The database of the URL it leads to now, by an address that stays. */
  url: string;
  /** Leads elsewhere from now on, and ends the connections there are. */
  leadTo(url: string): void;
  close(): void;
}

/** An address of a database that may come to lead to another server: a name, or a proxy, after a failover. */
export async function startLeadingProxy(url: string): Promise<LeadingProxy> {
  let port = Number(new URL(url).port);
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const end = () => open.forEach((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href,
    leadTo(next) {
      port = Number(new URL(next).port);
      end();
    },
    close() {
      server.close();
      end();
    },
  };
}
