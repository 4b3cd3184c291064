import { afterEach, beforeAll } from 'vitest';
import { closePages, resetUncaught } from './browser.ts';

beforeAll(resetUncaught);
afterEach(closePages);
