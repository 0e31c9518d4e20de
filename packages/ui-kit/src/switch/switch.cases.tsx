import type { KitCases } from "../kit-cases.ts";
import { Switch } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    switch: { element: <Switch defaultChecked>On</Switch>, html: 'role="switch"' },
  },
  attributes: {
    switch: (own) => <Switch {...own}>On</Switch>,
  },
};
