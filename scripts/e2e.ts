import { readArguments, testSome } from './test-some.ts';

const { words, options } = readArguments(process.argv.slice(2));
const inBrowsers = words.map((word) => (word.startsWith('e2e/') ? word : `e2e/${word}`));
process.exit(await testSome([...(words.length > 0 ? inBrowsers : ['e2e/']), ...options]));
