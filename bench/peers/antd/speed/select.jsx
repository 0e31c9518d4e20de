import { Select } from "antd";

export const trigger = ".ant-select";
export const shown = ".ant-select-item-option";

export const Example = ({ items }) => (
  <Select
    aria-label="Country"
    style={{ inlineSize: 240 }}
    options={items.map(({ text, value }) => ({ label: text, value }))}
    showSearch
  />
);
