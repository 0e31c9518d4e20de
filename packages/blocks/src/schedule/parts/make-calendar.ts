import { addDays } from "@tour/dates";
import type { ScheduleRow } from "../select-schedule.ts";

interface CalendarOptions {
  /** Address of the site, for example `https://tropa.ru`. */
  siteUrl: string;
  siteName: string;
  /** `yyyy-MM-dd`: when the file was made. */
  today: string;
}

type Event = Pick<ScheduleRow, "id" | "title" | "path" | "start" | "end">;

const compact = (date: string) => date.replaceAll("-", "");
const escape = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

const octets = new TextEncoder();
const maxOctets = 75;

/** Lines are at most 75 octets; what follows begins with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (octets.encode(part + character).length > maxOctets) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return [...parts, part].join("\r\n");
}

/** Departures as a calendar file (RFC 5545): days as a whole, the last one included. */
export function makeCalendar(rows: readonly Event[], options: CalendarOptions): string {
  const { siteUrl, siteName, today } = options;
  const host = URL.parse(siteUrl)?.host ?? "site";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escape(host)}//Schedule//RU`,
    `X-WR-CALNAME:${escape(siteName)}`,
    ...rows.flatMap(({ id, title, path, start, end }) => {
      const url = URL.parse(path, siteUrl)?.href;
      return [
        "BEGIN:VEVENT",
        `UID:departure-${id}@${host}`,
        `DTSTAMP:${compact(today)}T000000Z`,
        `DTSTART;VALUE=DATE:${compact(start)}`,
        `DTEND;VALUE=DATE:${compact(addDays(end, 1))}`,
        `SUMMARY:${escape(title)}`,
        ...(url ? [`URL:${url}`] : []),
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    }),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
