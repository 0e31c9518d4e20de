import { Tooltip } from "radix-ui";

export const Example = () => (
  <Tooltip.Provider>
    <Tooltip.Root>
      <Tooltip.Trigger>?</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content>Seats are held for a day</Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
);
