import { Button } from "../button/index.ts";
import type { KitCases } from "../kit-cases.ts";
import { Dropdown, DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    dropdown: {
      element: <Dropdown trigger={<Button>Menu</Button>}>Content</Dropdown>,
      html: "aria-expanded",
    },
    dropdownMenu: {
      element: (
        <DropdownMenu trigger={<Button>Menu</Button>}>
          <MenuItem>Copy</MenuItem>
        </DropdownMenu>
      ),
      html: 'aria-haspopup="menu"',
    },
  },
  attributes: {
    dropdown: (own) => (
      <Dropdown {...own} defaultOpen trigger={<Button>Share</Button>}>
        Content
      </Dropdown>
    ),
    dropdownMenu: (own) => (
      <DropdownMenu {...own} defaultOpen trigger={<Button>Block</Button>}>
        <MenuItem>Copy</MenuItem>
      </DropdownMenu>
    ),
    menuItem: (own) => <MenuItem {...own}>Copy</MenuItem>,
    menuLabel: (own) => <MenuLabel {...own}>Block</MenuLabel>,
    menuSeparator: (own) => <MenuSeparator {...own} />,
  },
};
