import { Dropdown } from "antd";

const items = [
  { key: "page", type: "group", label: "Page", children: [{ key: "rename", label: "Rename" }] },
  { type: "divider" },
  { key: "copy", label: <a href="/copy">Copy</a> },
];

export const Example = () => (
  <Dropdown menu={{ items }} trigger={["click"]}>
    <button type="button">Actions</button>
  </Dropdown>
);
