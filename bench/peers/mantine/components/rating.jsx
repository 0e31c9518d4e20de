import "@mantine/core/styles/Rating.css";
import { MantineProvider, Rating } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Rating value={4.3} fractions={10} readOnly />
    <Rating defaultValue={4} getSymbolLabel={(value) => `${value} of 5`} />
  </MantineProvider>
);
