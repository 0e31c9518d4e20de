import type { KitCases } from "../kit-cases.ts";
import { Breadcrumbs } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    breadcrumbs: {
      element: <Breadcrumbs items={[{ text: "Tours", href: "/tours" }, { text: "Altai" }]} />,
      html: 'aria-current="page"',
    },
  },
  attributes: {
    breadcrumbs: (own) => <Breadcrumbs {...own} items={[{ text: "Tours" }]} />,
  },
};
