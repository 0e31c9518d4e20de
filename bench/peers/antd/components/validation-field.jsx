import { Form, Input } from "antd";

export const Example = () => (
  <Form>
    <Form.Item
      label="E-mail"
      name="email"
      rules={[{ required: true }, { type: "email", message: "Please enter a valid e-mail" }]}
    >
      <Input />
    </Form.Item>
  </Form>
);
