import { afterEach, beforeAll } from 'vitest';
import { endPages, forgetUncaught } from './browser.ts';

beforeAll(forgetUncaught);
afterEach(endPages);
