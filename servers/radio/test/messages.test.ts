import { expect, test } from 'vitest';
import type { Announcement } from '../src/index.ts';
import { createRecordingSpeaker } from '../src/edge-devices.ts';
import { demoServer, eachEngine, edgeKey } from './demo-server.ts';

const line = 'POST /webhooks/incoming/generic';
const message = (text: string) => ({
  headers: { 'api-key': edgeKey },
  body: { edgeId: 'edge-0042', text, actor: 'Store app' },
});

/** A speaker that refuses everything until it is switched on. */
function moodySpeaker() {
  const heard: Announcement[] = [];
  return {
    heard,
    works: false,
    speak(announcement: Announcement) {
      if (!this.works) throw new Error('The speaker is unplugged.');
      heard.push(announcement);
    },
  };
}

await eachEngine((engine) => {
  test('accepts a message that the speaker refuses, offers it again and tells its supervisor when that is in vain', async () => {
    const speaker = moodySpeaker();
    const { send, server, clock } = await demoServer(await engine.open(), { speaker });
    expect((await send(line, message('First'))).status).toBe(200);
    expect((await send(line, message('Second'))).status).toBe(200);
    clock.advance(31);
    await expect(server.tick()).rejects.toThrow('The speaker refused messages.');
    speaker.works = true;
    clock.advance(20);
    await server.tick();
    expect(speaker.heard).toEqual([]);
    clock.advance(11);
    await server.tick();
    await server.tick();
    expect(speaker.heard.map(({ text }) => text)).toEqual(['First', 'Second']);
  });

  test('does not say what is more than ten minutes old', async () => {
    const speaker = moodySpeaker();
    const { send, server, clock } = await demoServer(await engine.open(), { speaker });
    await send(line, message('First'));
    speaker.works = true;
    clock.advance(601);
    await server.tick();
    expect(speaker.heard).toEqual([]);
  });
});

await eachEngine(
  (engine) => {
    test('says after a restart what it had accepted before, once among two processes', async () => {
      const db = await engine.open();
      const before = await demoServer(db, { speaker: moodySpeaker() });
      await before.send(line, message('First'));
      await db.close();
      before.clock.advance(31);
      const now = before.clock.now;
      const speaker = createRecordingSpeaker();
      const servers = await Promise.all(
        [await engine.openAgain(), await engine.openAgain()].map((db) =>
          demoServer(db, { now, speaker }),
        ),
      );
      await Promise.all(servers.map(({ server }) => server.tick()));
      expect(speaker.announcements.map(({ text }) => text)).toEqual(['First']);
    });
  },
  ['SQLite', 'PostgreSQL'],
);

test('remembers the last announcements only', () => {
  const speaker = createRecordingSpeaker(2);
  for (const text of ['one', 'two', 'three']) {
    void speaker.speak({ edgeId: 'edge-0042', text, actor: 'Store app' });
  }
  expect(speaker.announcements.map(({ text }) => text)).toEqual(['two', 'three']);
});
