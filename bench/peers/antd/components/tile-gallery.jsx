import { Image } from "antd";

export const Example = () => (
  <Image.PreviewGroup>
    {["/lake.jpg", "/pass.jpg"].map((url) => (
      <Image key={url} src={url} alt="Altai" width={250} height={300} />
    ))}
  </Image.PreviewGroup>
);
