import "@mantine/core/styles/Breadcrumbs.css";
import { Breadcrumbs, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Breadcrumbs component="nav" aria-label="Breadcrumbs">
      <a href="/">Tours</a>
      <a href="/altai">Altai</a>
      <span aria-current="page">In May</span>
    </Breadcrumbs>
  </MantineProvider>
);
