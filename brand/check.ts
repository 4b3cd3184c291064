import { brand } from './brand.ts';
import { colors, drawings } from './look.ts';
import { faultsOfColors, faultsOfDrawing, faultsOfWords } from './faults.ts';
import { hues } from './hues.ts';

const faults = [
  ...faultsOfWords(brand),
  ...faultsOfColors(colors, hues),
  ...faultsOfDrawing('logo.svg', drawings.logo, colors),
  ...faultsOfDrawing('mark.svg', drawings.mark, colors),
];
for (const fault of faults) console.error(`brand/ ${fault}`);
console.log(`The brand of ${brand.name}: ${faults.length} faults.`);
if (faults.length > 0) process.exitCode = 1;
