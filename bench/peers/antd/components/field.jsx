import { Form } from "antd";

export const Example = () => (
  <Form>
    <Form.Item
      label="Name"
      htmlFor="name"
      extra="As in the passport"
      validateStatus="error"
      help="Required field"
      required
    >
      <input id="name" />
    </Form.Item>
  </Form>
);
