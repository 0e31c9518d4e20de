import {
  Button,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Select,
  SelectValue,
  Virtualizer,
} from "react-aria-components";

const listStyle = { display: "block", blockSize: 300, inlineSize: 240, overflow: "auto" };
const layoutOptions = { rowHeight: 32 };

export function Example({ items }) {
  const list = (
    <ListBox items={items} style={listStyle}>
      {({ value, text }) => <ListBoxItem id={value}>{text}</ListBoxItem>}
    </ListBox>
  );
  return (
    <Select aria-label="Country">
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        {items.length > 1000 ? (
          <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
            {list}
          </Virtualizer>
        ) : (
          list
        )}
      </Popover>
    </Select>
  );
}
