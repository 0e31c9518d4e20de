import { nameZone } from "@tour/blocks/format";

interface TimeZoneOption {
  value: string;
  text: string;
}

let known: readonly TimeZoneOption[] | undefined;

const nameOf = (zone: string) =>
  new Intl.DateTimeFormat("ru", { timeZone: zone, timeZoneName: "longGeneric" })
    .formatToParts(new Date())
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** What `Intl` says of all of them alike. */
const usual = /, стандартное время$/;

/** «Красноярск, UTC+7 (Asia/Barnaul)»: found by its name here, by its offset and by its code. */
const toOption = (value: string): TimeZoneOption => ({
  value,
  text: `${nameOf(value).replace(usual, "")}, ${nameZone(value, new Date()).offset} (${value})`,
});

/** Every time zone that the browser knows, and one that a tour has already. */
export function listTimeZones(present: string): readonly TimeZoneOption[] {
  known ??= Intl.supportedValuesOf("timeZone").map(toOption);
  return known.some(({ value }) => value === present) ? known : [toOption(present), ...known];
}
