import { Upload } from "antd";

export const Example = () => (
  <Upload.Dragger
    accept="image/jpeg"
    maxCount={5}
    multiple
    beforeUpload={({ size }) => size < 5e6 || Upload.LIST_IGNORE}
  >
    Drop pictures here
  </Upload.Dragger>
);
