import { ToggleGroup } from "radix-ui";

export const Example = () => (
  <ToggleGroup.Root type="single" aria-label="View" defaultValue="list">
    <ToggleGroup.Item value="list">List</ToggleGroup.Item>
    <ToggleGroup.Item value="map">Map</ToggleGroup.Item>
  </ToggleGroup.Root>
);
