import { ToggleButton, ToggleButtonGroup } from "react-aria-components";

export const Example = () => (
  <ToggleButtonGroup
    aria-label="View"
    selectionMode="single"
    disallowEmptySelection
    defaultSelectedKeys={["list"]}
  >
    <ToggleButton id="list">List</ToggleButton>
    <ToggleButton id="map">Map</ToggleButton>
  </ToggleButtonGroup>
);
