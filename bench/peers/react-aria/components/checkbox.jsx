import { Checkbox } from "react-aria-components";

export const Example = () => <Checkbox isIndeterminate>Vegetarian</Checkbox>;
