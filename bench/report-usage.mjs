import { writeFileSync } from 'node:fs';

// Loaded into a build before all else: writes its CPU seconds and peak memory when it ends.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
  writeFileSync(process.env['USAGE_REPORT'], JSON.stringify(usage));
});
