import "@mantine/core/styles.css";
import { MantineProvider, Table, UnstyledButton } from "@mantine/core";
import { useState } from "react";

export function Example({ items }) {
  const [isSorted, setSorted] = useState(false);
  const rows = isSorted ? items.toSorted((a, b) => a.price - b.price) : items;
  return (
    <MantineProvider>
      <Table aria-label="Tours">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Code</Table.Th>
            <Table.Th>
              <UnstyledButton onClick={() => setSorted(!isSorted)}>Price</UnstyledButton>
            </Table.Th>
            <Table.Th>Days</Table.Th>
            <Table.Th>City</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ value, text, price, days, city }) => (
            <Table.Tr key={value}>
              <Table.Td>{text}</Table.Td>
              <Table.Td>{value}</Table.Td>
              <Table.Td>{price}</Table.Td>
              <Table.Td>{days}</Table.Td>
              <Table.Td>{city}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </MantineProvider>
  );
}
