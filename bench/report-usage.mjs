import { writeFileSync } from 'node:fs';

// Loaded into every measured process before all else. One with a channel to whoever started it tells the CPU time it
// has used when asked, and ends when the asker is gone; one with USAGE_REPORT writes CPU seconds and peak memory there.
process.on('message', (message) => {
  if (message === 'cpu') process.send(process.cpuUsage());
});
process.on('disconnect', () => process.exit());
process.on('exit', () => {
  const file = process.env['USAGE_REPORT'];
  if (!file) return;
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
  writeFileSync(file, JSON.stringify(usage));
});
