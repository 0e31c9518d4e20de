import { Switch } from "@base-ui/react/switch";

export const Example = () => (
  <>
    <label htmlFor="published">Published</label>
    <Switch.Root id="published">
      <Switch.Thumb />
    </Switch.Root>
  </>
);
