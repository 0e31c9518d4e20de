import { Link } from "@tanstack/react-router";
import { areaTexts as texts } from "../texts/areas.ru.ts";

/** The way to what is done on the way. */
export const WayLink = ({ organizerId }: { organizerId: number }) => (
  <Link to="/$organizerId/on-the-way" params={{ organizerId }} search={{}}>
    {texts.onTheWay}
  </Link>
);
