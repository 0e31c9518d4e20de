import { Image } from "antd";

export const Example = () => (
  <Image.PreviewGroup>
    <Image src="/lake.jpg" alt="Lake" />
    <Image src="/pass.jpg" alt="Pass" />
  </Image.PreviewGroup>
);
