import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";

export const Example = () => (
  <ToggleGroup aria-label="View" defaultValue={["list"]}>
    <Toggle value="list">List</Toggle>
    <Toggle value="map">Map</Toggle>
  </ToggleGroup>
);
