import { Switch } from "radix-ui";

export const Example = () => (
  <>
    <label htmlFor="published">Published</label>
    <Switch.Root id="published">
      <Switch.Thumb />
    </Switch.Root>
  </>
);
