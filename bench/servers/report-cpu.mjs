// Loaded into every measured process: tells the CPU time it has used to whoever asks, and ends the
// process when the asker is gone.
process.on('message', (message) => {
  if (message === 'cpu') process.send(process.cpuUsage());
});
process.on('disconnect', () => process.exit());
