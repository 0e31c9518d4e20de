import type { KitCases } from "../kit-cases.ts";
import { Button, IconButton } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    button: { element: <Button href="/dates">Dates</Button>, html: 'href="/dates"' },
    iconButton: { element: <IconButton label="Edit">e</IconButton>, html: 'aria-label="Edit"' },
  },
  attributes: {
    button: (own) => <Button {...own}>Save</Button>,
    buttonLink: (own) => (
      <Button {...own} href="#dates">
        Dates
      </Button>
    ),
    iconButton: (own) => (
      <IconButton {...own} label="Edit">
        e
      </IconButton>
    ),
  },
};
