import { Button, Tooltip, TooltipTrigger } from "react-aria-components";

export const Example = () => (
  <TooltipTrigger>
    <Button>?</Button>
    <Tooltip>Seats are held for a day</Tooltip>
  </TooltipTrigger>
);
