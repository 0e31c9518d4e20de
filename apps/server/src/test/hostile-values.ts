/** Texts that trip what is careless with them. */
export const hostileTexts = [
  ...["", " ", "0", "-1", "1e3", "NaN", "Infinity", "null", "2147483648", "-2147483649"],
  ...["99999999999999999999", "'", "%_\\", "\\", "%00", "%f0%28", "../../etc/passwd"],
  ...["\u0000", "a\u0000b", "\ud800", "\udfff\ud800", "\ufeff", "\u202e", "💥"],
  ...["__proto__", "constructor", "</script>", "${1}", "{{1}}", "(", "[", "*", "a:* & !b"],
  ...["0000-00-00", "2026-02-30", "9999-12-31", "+275760-09-13", "2026-13-01T00:00:00Z"],
  "ё ".repeat(40),
  "x".repeat(5000),
];

/** A number as it is written: JSON takes `1e999`, and gives infinity. */
const written = (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON;

const nest = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [{ inner }], 1);

/** Values of a JSON body that trip what is careless with them. */
export const hostileValues: unknown[] = [
  ...hostileTexts,
  ...[null, true, false, -0, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
  ...[[], {}, [[]], [null], { length: -1 }, nest(18), nest(300), Array.from({ length: 2000 })],
  ...["1e999", "-1e999", "-0", "123456789012345678901234567890"].map(written),
  JSON.parse('{"__proto__":{"isStaff":true},"constructor":{"prototype":{}},"toString":1}'),
];
