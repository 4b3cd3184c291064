import { fileURLToPath } from 'node:url';
import { testUpgrades } from '@frontline/storage/test-stored';
import { remembered } from './stored/remembered.ts';

await testUpgrades(fileURLToPath(new URL('./stored', import.meta.url)), remembered);
