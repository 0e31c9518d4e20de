import { inMinorUnits } from "@tour/office/format";
import { isWholeStart, toSaleStart } from "@tour/office/departure-form";
import type { TypedStart } from "@tour/office/departure-form";
import type { ManyChange } from "./plan-changes.ts";

/** What is chosen and typed of a change of many. */
export type ManyValues = {
  kind: ManyChange["kind"];
  direction: "up" | "down";
  by: "sum" | "percent";
  amount: number | null;
  isRounded: boolean;
  capacity: number | null;
  status: "open" | "guaranteed" | "closed";
  /** By the clocks of each tour; empty for at once. */
  sale_starts_at: TypedStart;
};

export const firstValues: ManyValues = {
  ...{ kind: "price", direction: "up", by: "percent", amount: null, isRounded: true },
  ...{ capacity: null, status: "closed", sale_starts_at: "" },
};

/** Of 100 units of a currency. */
const hundred = 100_00;

/** The change that is meant; null while a figure is missing. */
export function toManyChange(values: ManyValues): ManyChange | null {
  const { kind, by, amount, capacity, status } = values;
  if (kind === "status") return { kind, status };
  if (kind === "sale") {
    const start = values.sale_starts_at;
    const startIn = (timeZone: string) => toSaleStart(start, timeZone);
    return isWholeStart(start) ? { kind, startIn } : null;
  }
  if (kind === "seats") return capacity === null ? null : { kind, capacity };
  if (amount === null || amount === 0) return null;
  const size = by === "sum" ? inMinorUnits(amount) : amount;
  const roundTo = values.isRounded ? hundred : 1;
  return { kind, by, amount: values.direction === "up" ? size : -size, roundTo };
}
