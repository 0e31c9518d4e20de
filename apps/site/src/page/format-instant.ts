import { nameZone } from "@tour/blocks/format";

/** "24 ноября в 14:30 (МСК+4)", "24 ноября в 14:30 по Москве": an instant by the clocks of the tour's place. */
export function formatInstant(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const time = new Intl.DateTimeFormat("ru", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(at);
  const { fromMoscow } = nameZone(timeZone, at);
  return `${time} ${fromMoscow === "МСК" ? "по\u00a0Москве" : `(${fromMoscow})`}`;
}
