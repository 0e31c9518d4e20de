import { Button, ProgressBar } from "react-aria-components";

export const Example = () => (
  <>
    <Button isPending>
      Save
      <ProgressBar aria-label="Saving" isIndeterminate />
    </Button>
    <Button aria-label="Add">+</Button>
  </>
);
