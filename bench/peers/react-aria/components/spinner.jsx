import { ProgressBar } from "react-aria-components";

export const Example = () => <ProgressBar aria-label="Loading" isIndeterminate />;
