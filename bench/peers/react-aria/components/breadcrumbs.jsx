import { Breadcrumb, Breadcrumbs, Link } from "react-aria-components";

export const Example = () => (
  <nav aria-label="Breadcrumbs">
    <Breadcrumbs>
      <Breadcrumb>
        <Link href="/">Tours</Link>
      </Breadcrumb>
      <Breadcrumb>
        <Link>In May</Link>
      </Breadcrumb>
    </Breadcrumbs>
  </nav>
);
