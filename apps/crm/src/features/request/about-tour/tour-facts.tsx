import { useQuery } from "@tanstack/react-query";
import type { FullTour, SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Accordion, AccordionItem } from "@tour/ui-kit/accordion";
import type { ReactNode } from "react";
import { requestTexts } from "../../../texts/request.ru.ts";
import { describeWay } from "./describe-way.ts";
import styles from "./tour-facts.module.css";
import { citiesOfTour } from "./tour-of-request.ts";

const texts = requestTexts.aboutTour;

/** The tour's days, what its price includes, where one meets, how one comes, and its questions. */
export function TourFacts({ tour, request }: { tour: FullTour; request: SellerRequest }) {
  const { program, included, not_included, meeting_place: meeting, questions } = tour;
  return (
    <div className={styles.facts}>
      <p className={styles.words}>{tour.description}</p>
      <Part title={texts.program} isEmpty={program.length === 0}>
        <Accordion multiple>
          {program.map(({ id, title, text, meals, lodging }, index) => (
            <AccordionItem key={id} title={`${texts.day(index + 1)}. ${title}`}>
              <p className={styles.words}>{text}</p>
              <p className={styles.quiet}>{[meals, lodging].filter(Boolean).join(" · ")}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Part>
      <Part title={texts.included} isEmpty={included.length === 0}>
        <Lines lines={included} />
      </Part>
      <Part title={texts.notIncluded} isEmpty={not_included.length === 0}>
        <Lines lines={not_included} />
      </Part>
      {meeting && (
        <Part title={texts.meeting}>
          <p>{[meeting.name, meeting.address].filter(Boolean).join(", ")}</p>
        </Part>
      )}
      <WaysThere tour={tour} request={request} />
      <Part title={texts.questions} isEmpty={questions.length === 0}>
        <Accordion multiple>
          {questions.map(({ id, question, answer }) => (
            <AccordionItem key={id} title={question}>
              <p className={styles.words}>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Part>
    </div>
  );
}

/** The days of this request's departure, from each city that the tour names. */
function WaysThere({ tour, request }: { tour: FullTour; request: SellerRequest }) {
  const { data: site } = useQuery(builderQueries.site(client, request.organizer_id));
  const siteId = site?.published_at ? site.id : 0;
  const { data: cities = [] } = useQuery({
    ...citiesOfTour(tour.id, siteId),
    enabled: siteId > 0,
  });
  return (
    <Part title={texts.ways} isEmpty={cities.length === 0}>
      <Lines lines={cities.map((city) => describeWay(city, request.departure))} />
    </Part>
  );
}

interface PartProps {
  title: string;
  isEmpty?: boolean;
  children: ReactNode;
}

function Part({ title, isEmpty = false, children }: PartProps) {
  if (isEmpty) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
