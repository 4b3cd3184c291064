/** The demonstration credentials that the docs print, by their security scheme. */
export const printedSecrets = { NotesKey: 'demo-notes-key' };
