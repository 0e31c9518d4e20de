import type { GoingTourist } from "@tour/api";
import { touristTexts } from "../../../texts/tourists.ru.ts";

/** A tourist's name, or which of the party they are while it is not written. */
export const nameOf = ({ full_name: name, position }: GoingTourist): string =>
  name || touristTexts.person(position);
