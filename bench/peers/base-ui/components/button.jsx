import { Button } from "@base-ui/react/button";

export const Example = () => (
  <>
    <Button disabled focusableWhenDisabled aria-busy="true">
      Save
    </Button>
    <Button aria-label="Add">+</Button>
  </>
);
