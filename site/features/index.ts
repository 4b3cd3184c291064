// What can be taken out: delete the folder of one, and its line here. On pages, what says something of it is between
// `<Optional of="…">` and `</Optional>`, and goes with it. README.md lists the features that stay.
// Without the next line a list of nothing would be no module.
export {};
export { offline } from './offline/index.ts';
export { ownSigns } from './own-signs/index.ts';
export { recordings } from './recordings/index.ts';
export { scenarios } from './scenarios/index.ts';
export { signatureLab } from './signature-lab/index.ts';
export { textToSpeech } from './text-to-speech/index.ts';
