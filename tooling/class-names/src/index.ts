export { shortClassNames } from "./short-class-names.ts";
