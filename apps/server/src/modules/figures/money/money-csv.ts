import { readClock } from "@tour/dates";
import { salesZone } from "@tour/api";
import type { Database } from "../../../db/database.ts";
import { toCsv } from "../../../platform/text/csv.ts";
import { figureTexts } from "../figures.texts.ts";
import { listMovements } from "./list-movements.ts";
import type { Movement, Period } from "./list-movements.ts";

const { csv: texts } = figureTexts;

/** Every movement of a period as a table, and what its file is called. */
export async function writeMoneyCsv(
  db: Database,
  period: Period,
): Promise<{ name: string; text: string }> {
  const movements = await listMovements(db, period);
  return {
    name: `${texts.file}-${period.from}-${period.to}.csv`,
    text: toCsv([texts.head, ...movements.map(toRow)]),
  };
}

const toRow = (movement: Movement): (string | number)[] => [
  movement.day,
  readClock(movement.at, salesZone),
  texts.kind[movement.kind],
  toUnits(movement.amount),
  movement.currency,
  movement.requestId,
  movement.guest,
  movement.tour,
  texts.shop[movement.salesModel === 1 ? 1 : 2],
];

/** With a comma, as spreadsheets here read a number. */
const toUnits = (amount: number): string => (amount / 100).toFixed(2).replace(".", ",");
