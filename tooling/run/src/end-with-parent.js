// Loaded into each app: when the command that started it is gone without a word, it ends too.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
