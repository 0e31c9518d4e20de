export { LinkInput } from "./link-input.tsx";
