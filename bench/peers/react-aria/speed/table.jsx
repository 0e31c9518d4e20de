import { Cell, Column, Row, Table, TableBody, TableHeader } from "react-aria-components";

export const Example = ({ items }) => (
  <Table aria-label="Tours">
    <TableHeader>
      <Column isRowHeader allowsSorting id="text">
        Name
      </Column>
      <Column>Code</Column>
      <Column allowsSorting id="price">
        Price
      </Column>
      <Column>Days</Column>
      <Column>City</Column>
    </TableHeader>
    <TableBody items={items}>
      {({ value, text, price, days, city }) => (
        <Row id={value}>
          <Cell>{text}</Cell>
          <Cell>{value}</Cell>
          <Cell>{price}</Cell>
          <Cell>{days}</Cell>
          <Cell>{city}</Cell>
        </Row>
      )}
    </TableBody>
  </Table>
);
