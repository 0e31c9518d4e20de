// Loaded into every measured server before it (`node --import`): tells its processor time when the
// benchmark asks, on every system alike.
process.on("message", (message) => {
  if (message === "bench:cpu") process.send?.({ benchCpu: process.cpuUsage() });
});
process.channel?.unref();
