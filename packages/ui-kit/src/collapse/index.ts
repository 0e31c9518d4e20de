export { Collapse, type CollapseProps } from "./collapse.tsx";
export { useCollapse, type CollapseState } from "./use-collapse.ts";
