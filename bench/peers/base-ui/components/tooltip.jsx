import { Tooltip } from "@base-ui/react/tooltip";

export const Example = () => (
  <Tooltip.Root>
    <Tooltip.Trigger>?</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Positioner>
        <Tooltip.Popup>Seats are held for a day</Tooltip.Popup>
      </Tooltip.Positioner>
    </Tooltip.Portal>
  </Tooltip.Root>
);
