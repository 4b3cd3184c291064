// Optional features. To remove one, delete its folder and its line here; pages wrap text about it in `<Optional>`.
// README.md lists the features that are not optional. `export {}` keeps an empty list a module.
export {};
export { offline } from './offline/index.ts';
export { ownSigns } from './own-signs/index.ts';
export { recordings } from './recordings/index.ts';
export { scenarios } from './scenarios/index.ts';
export { signatureLab } from './signature-lab/index.ts';
export { textToSpeech } from './text-to-speech/index.ts';
