import { Progress } from "radix-ui";

export const Example = () => (
  <Progress.Root value={null} aria-label="Loading">
    <Progress.Indicator />
  </Progress.Root>
);
