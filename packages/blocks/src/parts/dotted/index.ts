export { DottedFacts } from "./dotted-facts.tsx";
