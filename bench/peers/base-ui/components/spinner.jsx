import { Progress } from "@base-ui/react/progress";

export const Example = () => (
  <Progress.Root value={null} aria-label="Loading">
    <Progress.Track>
      <Progress.Indicator />
    </Progress.Track>
  </Progress.Root>
);
