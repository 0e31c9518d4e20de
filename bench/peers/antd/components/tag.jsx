import { Tag } from "antd";

export const Example = () => <Tag closable>Altai</Tag>;
