export { seePageOn } from "@tour/blocks/definitions";
