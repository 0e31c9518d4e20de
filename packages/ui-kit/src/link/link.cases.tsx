import type { KitCases } from "../kit-cases.ts";
import { Link } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    link: { element: <Link to="/altai">Altai</Link>, html: 'href="/altai"' },
  },
  attributes: {
    link: (own) => (
      <Link {...own} href="#altai">
        Altai
      </Link>
    ),
  },
};
