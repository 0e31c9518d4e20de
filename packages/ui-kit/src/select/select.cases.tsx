import type { KitCases } from "../kit-cases.ts";
import { Select } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    select: {
      element: <Select items={[{ text: "Altai", value: "a" }]} defaultValue="a" />,
      html: "Altai",
    },
  },
  attributes: {
    select: (own) => <Select {...own} items={[{ text: "Altai", value: "a" }]} native="never" />,
    selectOfTheSystem: (own) => (
      <Select {...own} items={[{ text: "Altai", value: "a" }]} native="always" />
    ),
  },
};
