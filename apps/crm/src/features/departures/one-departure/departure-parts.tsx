import type { UseQueryResult } from "@tanstack/react-query";
import type { DepartureGuests, EditedDeparture } from "@tour/api";
import { Message } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@tour/ui-kit/tabs";
import { describeFailure } from "@tour/office/api";
import { mayLeave } from "@tour/office/unsaved-changes";
import { departureTexts as texts } from "../../../texts/departure.ru.ts";
import { DateRequests } from "../one-date/date-requests.tsx";
import { ArrivalsPart } from "./arrivals-part.tsx";
import styles from "./departure-page.module.css";
import { departureTabs } from "./departure-tabs.ts";
import type { DepartureTab } from "./departure-tabs.ts";
import { GuestsPart } from "./guests-part.tsx";
import { ListsPart } from "./lists-part.tsx";
import { RoomingPart } from "./rooming/rooming-part.tsx";

interface DeparturePartsProps {
  departure: EditedDeparture;
  guests: UseQueryResult<DepartureGuests>;
  tab: DepartureTab;
  open: (tab: DepartureTab) => void;
}

/** What is known of a departure's guests, part by part. */
export function DepartureParts({ departure, guests, tab, open }: DeparturePartsProps) {
  const { data, error } = guests;
  const choose = async (next: DepartureTab) => {
    if (await mayLeave()) open(next);
  };
  const part = (name: DepartureTab, shown: DepartureGuests) => {
    if (name === "guests") return <GuestsPart guests={shown} />;
    if (name === "rooming") return <RoomingPart departureId={departure.id} guests={shown} />;
    if (name === "arrivals") return <ArrivalsPart guests={shown} departure={departure} />;
    if (name === "requests") return <DateRequests departure={departure} />;
    return <ListsPart departure={departure} guests={shown} />;
  };
  return (
    <Tabs value={tab} onValueChange={(next: DepartureTab) => void choose(next)}>
      <TabList aria-label={texts.parts}>
        {departureTabs.map((name) => (
          <Tab key={name} value={name}>
            {texts.tabs[name]}
          </Tab>
        ))}
      </TabList>
      {departureTabs.map((name) => (
        <TabPanel key={name} value={name} className={styles.panel}>
          {error && <Message tone="danger">{describeFailure(error)}</Message>}
          {!error && !data && <Skeleton />}
          {data && name === tab && part(name, data)}
        </TabPanel>
      ))}
    </Tabs>
  );
}
