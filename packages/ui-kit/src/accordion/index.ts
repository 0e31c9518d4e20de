export { Accordion, AccordionItem } from "./accordion.tsx";
export type { AccordionItemProps, AccordionProps } from "./accordion.tsx";
