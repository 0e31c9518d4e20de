import { Combobox } from "@base-ui/react/combobox";

const items = [{ value: "Russia", items: ["Altai", "Baikal"] }];

export const Example = () => (
  <Combobox.Root items={items} multiple>
    <Combobox.Label>Regions</Combobox.Label>
    <Combobox.Trigger>
      <Combobox.Value placeholder="Choose" />
    </Combobox.Trigger>
    <Combobox.Clear aria-label="Clear">×</Combobox.Clear>
    <Combobox.Portal>
      <Combobox.Positioner>
        <Combobox.Popup>
          <Combobox.Input placeholder="Search" />
          <Combobox.Empty>Nothing found</Combobox.Empty>
          <Combobox.List>
            {(group) => (
              <Combobox.Group key={group.value} items={group.items}>
                <Combobox.GroupLabel>{group.value}</Combobox.GroupLabel>
                <Combobox.Collection>
                  {(item) => (
                    <Combobox.Item key={item} value={item}>
                      <Combobox.ItemIndicator>✓</Combobox.ItemIndicator>
                      {item}
                    </Combobox.Item>
                  )}
                </Combobox.Collection>
              </Combobox.Group>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  </Combobox.Root>
);
