import { writeFileSync } from 'node:fs';

// Preloaded into every measured process. With an IPC channel, it answers `cpu` with the CPU time used so far and exits
// when the parent disconnects; with USAGE_REPORT, it writes CPU seconds and peak memory to that file on exit.
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
