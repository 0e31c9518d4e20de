import { Cell, Checkbox, Column, Row, Table, TableBody, TableHeader } from "react-aria-components";
import { useState } from "react";

const tours = [
  { id: 1, name: "Altai", price: 300 },
  { id: 2, name: "Baikal", price: 200 },
];

export function Example() {
  const [sort, setSort] = useState({ column: "price", direction: "ascending" });
  const sign = sort.direction === "ascending" ? 1 : -1;
  return (
    <Table aria-label="Tours" selectionMode="multiple" sortDescriptor={sort} onSortChange={setSort}>
      <TableHeader>
        <Column>
          <Checkbox slot="selection" />
        </Column>
        <Column id="name" isRowHeader>
          Name
        </Column>
        <Column id="price" allowsSorting>
          Price
        </Column>
      </TableHeader>
      <TableBody
        items={tours.toSorted((a, b) => sign * (a.price - b.price))}
        renderEmptyState={() => "No data to show"}
      >
        {({ name, price }) => (
          <Row>
            <Cell>
              <Checkbox slot="selection" />
            </Cell>
            <Cell>{name}</Cell>
            <Cell>{price}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}
