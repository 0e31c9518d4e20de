import { Select } from "radix-ui";

export const Example = ({ items }) => (
  <Select.Root>
    <Select.Trigger aria-label="Country">
      <Select.Value placeholder="Choose" />
    </Select.Trigger>
    <Select.Portal>
      <Select.Content position="popper" style={{ maxBlockSize: 300 }}>
        <Select.Viewport>
          {items.map(({ value, text }) => (
            <Select.Item key={value} value={value}>
              <Select.ItemText>{text}</Select.ItemText>
            </Select.Item>
          ))}
        </Select.Viewport>
      </Select.Content>
    </Select.Portal>
  </Select.Root>
);
