import { Combobox } from "@base-ui/react/combobox";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useState } from "react";

const listStyle = { blockSize: 300, inlineSize: 240, overflow: "auto" };

export function Example({ items }) {
  const isLong = items.length > 1000;
  return (
    <Combobox.Root items={items} itemToStringLabel={({ text }) => text} virtualized={isLong}>
      <Combobox.Trigger aria-label="Country">
        <Combobox.Value placeholder="Choose" />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup>
            <Combobox.Input aria-label="Search" />
            {isLong ? (
              <LongList />
            ) : (
              <Combobox.List style={listStyle}>
                {(item) => (
                  <Combobox.Item key={item.value} value={item}>
                    {item.text}
                  </Combobox.Item>
                )}
              </Combobox.List>
            )}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function LongList() {
  const items = Combobox.useFilteredItems();
  const [scroller, setScroller] = useState(null);
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler here
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => 32,
  });
  return (
    <Combobox.List>
      <div ref={setScroller} style={listStyle}>
        <div style={{ position: "relative", blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, size }) => (
            <Combobox.Item
              key={index}
              index={index}
              value={items[index]}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ position: "absolute", insetBlockStart: start, blockSize: size }}
            >
              {items[index].text}
            </Combobox.Item>
          ))}
        </div>
      </div>
    </Combobox.List>
  );
}
