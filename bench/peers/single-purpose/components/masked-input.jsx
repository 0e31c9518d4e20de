import { IMaskInput } from "react-imask";

export const Example = () => (
  <>
    <label htmlFor="passport">Passport</label>
    <IMaskInput id="passport" mask="00 00 000000" />
  </>
);
