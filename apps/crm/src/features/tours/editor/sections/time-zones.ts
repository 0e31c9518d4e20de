interface TimeZoneOption {
  value: string;
  text: string;
}

let known: readonly TimeZoneOption[] | undefined;

const nameOf = (zone: string, timeZoneName: "longGeneric" | "shortOffset") =>
  new Intl.DateTimeFormat("ru", { timeZone: zone, timeZoneName })
    .formatToParts(new Date())
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** What `Intl` says of all of them alike. */
const usual = /, стандартное время$/;

/** «Красноярск, GMT+7 (Asia/Barnaul)»: found by its name here, by its offset and by its code. */
const toOption = (value: string): TimeZoneOption => ({
  value,
  text: `${nameOf(value, "longGeneric").replace(usual, "")}, ${nameOf(value, "shortOffset")} (${value})`,
});

/** Every time zone that the browser knows, and one that a tour has already. */
export function listTimeZones(present: string): readonly TimeZoneOption[] {
  known ??= Intl.supportedValuesOf("timeZone").map(toOption);
  return known.some(({ value }) => value === present) ? known : [toOption(present), ...known];
}
