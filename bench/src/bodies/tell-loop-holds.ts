// Loaded into the API host before it (`node --import`): tells the longest time for which nothing
// else was answered since it was asked last, and holds everything up itself when it is asked to, as
// the control.
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

process.on("message", (message) => {
  if (message === "bench:hold") {
    const end = performance.now() + 250;
    while (performance.now() < end);
    process.send?.({ benchHeld: true });
  }
  if (message === "bench:longest") {
    // A timer that is due now is late already, but counted only once it has run.
    setTimeout(() => {
      process.send?.({ benchLongest: delay.max / 1e6 });
      delay.reset();
    }, 5);
  }
});
process.channel?.unref();
