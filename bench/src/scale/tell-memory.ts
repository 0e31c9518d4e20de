// Loaded into each process before it (`node --import`): tells its resident memory when it is asked.
process.on("message", (message) => {
  if (message === "bench:memory") process.send?.({ benchMemory: process.memoryUsage.rss() });
});
process.channel?.unref();
