const dayMs = 86_400_000;

/** A calendar date so many days later; dates are `yyyy-MM-dd`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The last time that a day of the year, `MM-dd`, came before today, or years earlier. */
export function lastOccurrence(monthDay: string, today: string, yearsAgo = 0): string {
  const year = Number(today.slice(0, 4)) - yearsAgo;
  return `${`${year}-${monthDay}` < `${year}${today.slice(4)}` ? year : year - 1}-${monthDay}`;
}
