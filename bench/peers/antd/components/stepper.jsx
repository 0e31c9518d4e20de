import { Steps } from "antd";

export const Example = () => (
  <Steps current={1} items={[{ title: "Dates", content: "14 May" }, { title: "Tourists" }]} />
);
