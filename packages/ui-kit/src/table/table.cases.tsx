import type { KitCases } from "../kit-cases.ts";
import { Table } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    table: {
      element: <Table columns={[{ key: "tour", header: "Tour" }]} rows={[]} getRowKey={String} />,
      html: "No data to show",
    },
  },
  attributes: {
    table: (own) => (
      <Table {...own} columns={[{ key: "tour", header: "Tour" }]} rows={[]} getRowKey={String} />
    ),
  },
};
