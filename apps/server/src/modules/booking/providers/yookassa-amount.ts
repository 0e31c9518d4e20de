const hundred = 100;

/** Minor units as YooKassa writes them: `4800.00`. */
export const formatAmount = (amount: number): string =>
  `${Math.trunc(amount / hundred)}.${String(amount % hundred).padStart(2, "0")}`;

/** The same read back, without a fraction on the way; throws for what is no sum. */
export function parseAmount(text: string): number {
  const [, whole, part = ""] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new Error(`${text} is no sum`);
  return Number(whole) * hundred + Number(part.padEnd(2, "0"));
}
