import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLicenses } from './licenses.ts';
import {
  findAddresses,
  findEngines,
  findUnbound,
  findUnlocked,
  platforms,
  type Lock,
} from './locks.ts';
import { root } from './steps.ts';

// Checks that a lock installs the same packages on every platform.

const files = ['package-lock.json', 'bench/peers/package-lock.json'];
const checks = {
  'optional packages are locked': findUnlocked,
  [`pairs of a native package and one of ${platforms.length} platforms have a binding`]:
    findUnbound,
  'packages name no registry': findAddresses,
};
const faults: string[] = [];
for (const file of files) {
  const lock = JSON.parse(readFileSync(join(root, file), 'utf8')) as Lock;
  // Only `npm run bench` installs the peers, and it hides npm's warnings.
  const own =
    file === 'package-lock.json'
      ? {
          'packages run on our oldest Node': findEngines,
          'packages have a license of our list': findLicenses,
        }
      : {};
  for (const [promise, check] of Object.entries({ ...checks, ...own })) {
    const found = check(lock, file);
    console.log(`${file}: ${found.looked} ${promise}, ${found.faults.length} faults`);
    faults.push(...found.faults);
    if (found.looked === 0) faults.push(`${file}: nothing was looked at: its format has changed.`);
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
