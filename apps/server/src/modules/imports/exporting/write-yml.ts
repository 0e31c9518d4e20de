import { currencies } from "@tour/api";
import { escapeText } from "../../../platform/html/escape-text.ts";
import { titleOf } from "../reading/field-titles.ts";
import { exportedFields } from "./list-rows.ts";
import type { ExportedRow } from "./list-rows.ts";

interface Shop {
  /** The organiser's. */
  name: string;
  /** Of their site, without a slash at its end. */
  url: string;
  now: Date;
}

/** What YML has elements for; all else is a `param`. */
const elements = { title: "name", description: "description", currency: "currencyId" } as const;
const categoryId = 1;

/** Tours as Yandex' YML, an offer for each date; the tour's name tells which belong together. */
export function writeYml(rows: readonly ExportedRow[], { name, url, now }: Shop): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<yml_catalog date="${now.toISOString().slice(0, 16)}">`,
    "<shop>",
    element("name", name),
    element("company", name),
    element("url", url),
    `<currencies>${currencies.map((id) => `<currency id="${id}" rate="${id === "RUB" ? 1 : "CBRF"}"/>`).join("")}</currencies>`,
    `<categories><category id="${categoryId}">Туры</category></categories>`,
    "<offers>",
    ...rows.map((row, index) => toOffer(row, index + 1, url)),
    "</offers>",
    "</shop>",
    "</yml_catalog>",
    "",
  ];
  return lines.join("\n");
}

function toOffer(row: ExportedRow, number: number, url: string): string {
  const params = exportedFields
    .filter((field) => !(field in elements) && field !== "price" && row[field])
    .map((field) => `<param name="${titleOf(field)}">${escapeText(row[field]!)}</param>`);
  const prices = Object.entries(row.options ?? {}).map(
    ([column, price]) =>
      `<param name="${escapeText(column)}">${escapeText(price.replace(",", "."))}</param>`,
  );
  return [
    `<offer id="${row.date_id ? `d${row.date_id}` : `t${number}`}" available="${String(Boolean(row.date_id))}">`,
    element("url", `${url}/${row.slug ?? ""}`),
    row.price ? element("price", row.price.replace(",", ".")) : "",
    element(elements.currency, row.currency ?? ""),
    element("categoryId", String(categoryId)),
    element(elements.title, row.title ?? ""),
    row.description ? element(elements.description, row.description) : "",
    ...params,
    ...prices,
    "</offer>",
  ]
    .filter(Boolean)
    .join("\n");
}

const element = (name: string, text: string) => `<${name}>${escapeText(text)}</${name}>`;
