import { addDays, addMonths, startOfWeek, type CalendarDate } from "@tour/dates";

export interface CalendarKey {
  key: string;
  shiftKey: boolean;
}

/** Where a key of the ARIA practices' date grid leads, or `null` when it is not one of them. */
export function moveByKey(
  date: CalendarDate,
  { key, shiftKey }: CalendarKey,
  firstWeekDay: number,
  isRightToLeft: boolean,
): CalendarDate | null {
  const forward = isRightToLeft ? -1 : 1;
  const weekStart = () => startOfWeek(date, firstWeekDay);
  const moves: Record<string, () => CalendarDate> = {
    ArrowRight: () => addDays(date, forward),
    ArrowLeft: () => addDays(date, -forward),
    ArrowDown: () => addDays(date, 7),
    ArrowUp: () => addDays(date, -7),
    Home: weekStart,
    End: () => addDays(weekStart(), 6),
    PageDown: () => addMonths(date, shiftKey ? 12 : 1),
    PageUp: () => addMonths(date, shiftKey ? -12 : -1),
  };
  return moves[key]?.() ?? null;
}
