import { PhoneInput } from "@tour/ui-kit/phone-input";
import "./own.css";

export const Example = () => <PhoneInput aria-label="Phone" />;
