import {
  Autocomplete,
  Button,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
  Select,
  SelectValue,
  useFilter,
} from "react-aria-components";

export function Example() {
  const { contains } = useFilter({ sensitivity: "base" });
  return (
    <Select selectionMode="multiple" placeholder="Choose">
      <Label>Regions</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <Autocomplete filter={contains}>
          <SearchField aria-label="Search">
            <Input />
          </SearchField>
          <ListBox renderEmptyState={() => "Nothing found"}>
            <ListBoxSection>
              <Header>Russia</Header>
              <ListBoxItem id="altai">Altai</ListBoxItem>
            </ListBoxSection>
          </ListBox>
        </Autocomplete>
      </Popover>
    </Select>
  );
}
