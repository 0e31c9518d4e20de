const ownClock = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** Says when comments were written by the clocks of whoever reads: no zone has to be named then. */
export function sayWrittenTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-written]")) {
    time.textContent = ownClock.format(new Date(time.dateTime));
  }
}
