export { Dropdown, type DropdownProps, type TriggerProps } from "./dropdown.tsx";
export { DropdownMenu, type DropdownMenuProps } from "./dropdown-menu.tsx";
export { MenuItem, MenuLabel, MenuSeparator, type MenuItemProps } from "./menu-item.tsx";
export { useDropdownControl } from "./dropdown-context.ts";
