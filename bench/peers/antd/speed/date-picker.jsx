import { DatePicker } from "antd";

export const Example = () => <DatePicker aria-label="Day" />;
