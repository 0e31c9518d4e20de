import { Avatar } from "antd";

const name = "Anna Petrova";

export const Example = () => (
  <Avatar size={48} src="/anna.jpg" alt={name}>
    {name
      .split(" ", 2)
      .map((word) => word[0])
      .join("")}
  </Avatar>
);
