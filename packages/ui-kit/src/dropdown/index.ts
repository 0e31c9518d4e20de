export { Dropdown, type DropdownProps, type TriggerProps } from "./dropdown.tsx";
export { DropdownMenu, type DropdownMenuProps } from "./dropdown-menu.tsx";
export { MenuItem, MenuLabel, MenuSeparator, type MenuItemProps } from "./menu-item.tsx";
export type { Placement } from "../behaviours/use-popover.ts";
export { useDropdownControl, type DropdownControl } from "./dropdown-context.ts";
