import type { KitCases } from "../kit-cases.ts";
import { Avatar } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    avatar: { element: <Avatar name="Анна Ветрова" />, html: "АВ" },
  },
  attributes: {
    avatar: (own) => <Avatar {...own} name="Анна Ветрова" />,
  },
};
