import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Table.css";
import { Checkbox, MantineProvider, Table, UnstyledButton } from "@mantine/core";
import { useState } from "react";

const tours = [
  { id: 1, name: "Altai", price: 300 },
  { id: 2, name: "Baikal", price: 200 },
];

// Sorting and selection are the app's: Mantine's table is markup and styles.
export function Example() {
  const [direction, setDirection] = useState(0);
  const [chosen, setChosen] = useState([]);
  const rows = tours.toSorted((a, b) => direction * (a.price - b.price));
  const sortNames = { 0: "none", 1: "ascending", [-1]: "descending" };
  const toggle = (id) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <MantineProvider>
      <Table.ScrollContainer minWidth={400} maxHeight={300}>
        <Table stickyHeader>
          <Table.Caption>Tours</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Checkbox
                  aria-label="All"
                  checked={chosen.length === rows.length}
                  indeterminate={chosen.length > 0 && chosen.length < rows.length}
                  onChange={() =>
                    setChosen(chosen.length === rows.length ? [] : rows.map(({ id }) => id))
                  }
                />
              </Table.Th>
              <Table.Th>Name</Table.Th>
              <Table.Th aria-sort={sortNames[direction]}>
                <UnstyledButton onClick={() => setDirection(direction === 1 ? -1 : 1)}>
                  Price
                </UnstyledButton>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.length === 0 && (
              <Table.Tr>
                <Table.Td colSpan={3}>No data to show</Table.Td>
              </Table.Tr>
            )}
            {rows.map(({ id, name, price }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Checkbox
                    aria-label={name}
                    checked={chosen.includes(id)}
                    onChange={() => toggle(id)}
                  />
                </Table.Td>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td>{price}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </MantineProvider>
  );
}
