import { Calendar } from "antd";

// One date: the range stands in antd's date picker alone.
export const Example = () => <Calendar fullscreen={false} />;
