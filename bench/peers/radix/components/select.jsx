import { Select } from "radix-ui";

// One choice without search: Radix has no more.
export const Example = () => (
  <Select.Root>
    <Select.Trigger aria-label="Region">
      <Select.Value placeholder="Choose" />
    </Select.Trigger>
    <Select.Portal>
      <Select.Content position="popper">
        <Select.Viewport>
          <Select.Group>
            <Select.Label>Russia</Select.Label>
            <Select.Item value="altai">
              <Select.ItemText>Altai</Select.ItemText>
              <Select.ItemIndicator>✓</Select.ItemIndicator>
            </Select.Item>
          </Select.Group>
        </Select.Viewport>
      </Select.Content>
    </Select.Portal>
  </Select.Root>
);
