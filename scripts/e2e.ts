import { isInBrowsers, testSome } from './test-some.ts';

process.exit(await testSome(process.argv.slice(2), isInBrowsers));
