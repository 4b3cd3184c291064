import { connect } from 'node:net';

/** What listens where, as the specification's defaults name them (section 9). */
export const ports = { site: 3000, 'call-for-help': 8002, lockers: 8004, radio: 5000 } as const;

/** The servers, by their folders in servers/. */
export const servers = ['call-for-help', 'lockers', 'radio'] as const;

/** Answers the ports on which something already listens on this machine. */
export async function takenPorts(wanted: Readonly<Record<string, number>>): Promise<string[]> {
  const busy = await Promise.all(Object.values(wanted).map(isTaken));
  return Object.entries(wanted)
    .filter((_, index) => busy[index])
    .map(
      ([name, port]) =>
        `Port ${port} (${name}) is taken by another program. End that program, or find it with \`lsof -i :${port}\`, and run the command again.`,
    );
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Lets the pages of the site on this machine call the servers beside it. */
export function allowSite(server: string): NodeJS.ProcessEnv {
  const prefix = server.toUpperCase().replaceAll('-', '_');
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${ports.site}`);
  return { [`${prefix}_CORS_ORIGINS`]: origins.join(',') };
}
