export { TruncateText, type TruncateTextProps } from "./truncate-text.tsx";
