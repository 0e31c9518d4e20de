import type { KitCases } from "../kit-cases.ts";
import { Accordion, AccordionItem } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    accordion: {
      element: (
        <Accordion>
          <AccordionItem title="Rain?">Capes</AccordionItem>
        </Accordion>
      ),
      html: "Capes",
    },
  },
  attributes: {
    accordion: (own) => <Accordion {...own}>Inside</Accordion>,
    accordionItem: (own) => <AccordionItem {...own} title="Rain?" />,
  },
};
