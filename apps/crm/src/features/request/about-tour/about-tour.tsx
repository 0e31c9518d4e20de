import { useQuery } from "@tanstack/react-query";
import type { SellerRequest } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Loading } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import { requestTexts } from "../../../texts/request.ru.ts";
import { TourFacts } from "./tour-facts.tsx";
import { tourForRequest } from "./tour-of-request.ts";

const texts = requestTexts.aboutTour;

/** What a guest who phones may ask of the tour, without leaving their request. */
export function AboutTour({ request }: { request: SellerRequest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title={request.tour.title} width={720}>
        <ReadTour request={request} />
      </Modal>
    </>
  );
}

function ReadTour({ request }: { request: SellerRequest }) {
  const { data: tour, error } = useQuery(tourForRequest(request.id));
  if (tour) return <TourFacts tour={tour} request={request} />;
  return error ? <Message tone="danger">{describeFailure(error)}</Message> : <Loading />;
}
