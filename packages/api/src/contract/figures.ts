import { countDays } from "@tour/dates";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import { dateSchema } from "../entities/calendar-date.ts";
import {
  figurePeriods,
  maxFigureDays,
  moneyFiguresSchema,
  visitFiguresSchema,
} from "../entities/figures.ts";
import { officeHomeSchema } from "../entities/office-home.ts";

const ofOrganizer = { organizer_id: queryInteger };

/** Both days are of the period. */
const period = v.pipe(
  v.strictObject({ ...ofOrganizer, from: dateSchema, to: dateSchema }),
  v.forward(
    v.check(({ from, to }) => to >= from, "Конец периода раньше начала"),
    ["to"],
  ),
  v.forward(
    v.check(({ from, to }) => countDays(from, to) < maxFigureDays, "Период слишком длинный"),
    ["to"],
  ),
);

/** Figures that an organiser's people act on. */
export const figureCalls = {
  officeHome: defineCall({
    method: "GET",
    path: "/crm/api/figures/home",
    summary: "What waits today, the next departures with their money, and seats sold by weeks",
    access: "manager",
    query: v.strictObject(ofOrganizer),
    answer: dataOf(officeHomeSchema),
  }),

  visitFigures: defineCall({
    method: "GET",
    path: "/crm/api/figures/visits",
    summary: "From visits to requests to payments, by page and by source",
    access: "manager",
    query: v.strictObject({
      ...ofOrganizer,
      days: v.optional(v.pipe(queryInteger, v.picklist(figurePeriods)), 30),
    }),
    answer: dataOf(visitFiguresSchema),
  }),

  moneyFigures: defineCall({
    method: "GET",
    path: "/crm/api/figures/money",
    summary: "What is paid, held, due and owed now, and what came and went in a period",
    access: "owner",
    query: period,
    answer: dataOf(moneyFiguresSchema),
  }),

  moneyCsv: defineCall({
    method: "GET",
    path: "/crm/api/figures/money-csv",
    summary: "Every payment, refund and earning of a period as a table for a spreadsheet",
    access: "owner",
    query: period,
    answer: dataOf(v.object({ name: v.string(), text: v.string() })),
  }),
};
