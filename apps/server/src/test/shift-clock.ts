/*
 * Imported by a process of a test, it has a clock that is wrong by CLOCK_AHEAD_MS: `Date` alone, as a
 * machine's clock is; timers run as they did.
 */

const aheadMs = Number(process.env["CLOCK_AHEAD_MS"]);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now() + aheadMs], newTarget) as Date,
  get: (target, name, receiver) =>
    name === "now" ? () => target.now() + aheadMs : Reflect.get(target, name, receiver),
});
