import { UNKNOWN, type Story } from '../story.ts';

export const story: Story = {
  secrets: { NotesKey: 'NOTES_KEY' },
  changes: 'It changes nothing.',
  look: async ({ send }, { ids }) => {
    await send({ operation: 'readNote', like: 'found', status: 403, credential: 'none' });
    await send({ operation: 'readNote', like: 'found', given: { note_id: ids['note_id'] } });
    const note_id = UNKNOWN.number;
    await send({ operation: 'readNote', like: 'notFound', given: { note_id } });
    await send({ operation: 'readNote', like: 'validationFailure' });
  },
  change: async () => undefined,
};
