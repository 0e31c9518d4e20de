import type { KitCases } from "../kit-cases.ts";
import { Pagination } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    pagination: {
      element: <Pagination href="/tours?page={page}" itemsCount={95} pageSize={10} />,
      html: 'href="/tours?page=10"',
    },
  },
  attributes: {
    pagination: (own) => <Pagination {...own} pages={9} />,
  },
};
