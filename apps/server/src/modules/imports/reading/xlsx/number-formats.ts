import { readElements } from "../../../../platform/file-formats/read-elements.ts";

/** Of Excel's own formats those that show a date or a time (ECMA-376, part 1, 18.8.30). */
const isOwnDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Without quoted words, escaped characters and what stands in brackets, but for lasting hours. */
const isDateCode = (code: string): boolean =>
  /[dmyhsдмгчс]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, ""));

/** Whether a cell of each style shows a date or a time, by the style's number. */
export function readDateStyles(xml: string): boolean[] {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let isOfCells = false;
  readElements(xml, {
    open: {
      numFmt: ({ numFmtId = "", formatCode = "" }) => codes.set(Number(numFmtId), formatCode),
      cellXfs: () => (isOfCells = true),
      xf: ({ numFmtId = "0" }) => {
        if (!isOfCells) return;
        const code = codes.get(Number(numFmtId));
        styles.push(code === undefined ? isOwnDate(Number(numFmtId)) : isDateCode(code));
      },
    },
    close: { cellXfs: () => (isOfCells = false) },
  });
  return styles;
}

const day = 86_400_000;
/** The day before Excel's first one, by a calendar that has a 29 February 1900; and that of old Macs. */
const starts = { usual: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) };
/** Of 9999-12-31. */
const lastSerial = 2_958_465;

/** A number of days as our readers take it: `yyyy-MM-dd`, `HH:mm`, or both. */
export function writeSerial(serial: number, isMac: boolean): string {
  if (!(serial >= 0) || serial > lastSerial) return String(serial);
  // To the minute: 9:30 is no whole number of days.
  const minutes = Math.round(serial * 1440);
  const instant = new Date((isMac ? starts.mac : starts.usual) + (minutes / 1440) * day);
  const [date = "", time = ""] = instant.toISOString().slice(0, 16).split("T");
  if (serial < 1 && !isMac) return time;
  return minutes % 1440 === 0 ? date : `${date} ${time}`;
}

/** Without what a binary fraction leaves behind: 0.1 + 0.2 is 0.3. */
export const writeNumber = (text: string): string => {
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text;
};
