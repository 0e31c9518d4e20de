import { Breadcrumb } from "antd";

export const Example = () => (
  <Breadcrumb items={[{ title: "Tours", href: "/" }, { title: "In May" }]} />
);
