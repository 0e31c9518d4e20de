import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { AppLink } from "@tour/office/links";
import { Message } from "@tour/ui-kit/message";
import { homeTexts } from "../../texts/home.ru.ts";

const texts = homeTexts.firstSteps;

/** The way back to what a new organiser needs before a first guest; gone once all of it is done. */
export function FirstStepsNote({ organizerId }: { organizerId: number }) {
  const { data } = useQuery(builderQueries.readiness(client, organizerId));
  if (!data) return null;
  const steps = data.filter(({ weight }) => weight === "essential");
  const done = steps.filter(({ is_done }) => is_done).length;
  if (done === steps.length) return null;
  return (
    <Message
      title={texts.title(done, steps.length)}
      action={
        <AppLink app="builder" path={`/${organizerId}`}>
          {texts.open}
        </AppLink>
      }
    >
      {texts.text}
    </Message>
  );
}
