import { DatePicker } from "@tour/ui-kit/date-picker";
import "./own.css";

export const trigger = "button";

export const Example = () => <DatePicker aria-label="Day" />;
