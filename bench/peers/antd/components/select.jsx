import { Select } from "antd";

const options = [{ label: "Russia", options: [{ value: "altai", label: "Altai" }] }];

export const Example = () => (
  <>
    <label htmlFor="regions">Regions</label>
    <Select id="regions" mode="multiple" options={options} showSearch allowClear />
  </>
);
