import type { SellerRequest } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { requestTexts } from "../../texts/request.ru.ts";
import { IndividualDialog } from "./individual-dialog.tsx";

const texts = requestTexts.individual;

interface IndividualButtonProps {
  request: SellerRequest;
  isOpenAtFirst: boolean;
}

/** Opens the form of a tour for this guest alone; not once it was booked, or the trip is over. */
export function IndividualButton({ request, isOpenAtFirst }: IndividualButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { id, status, individual_tour: made } = request;
  if (status === 4 || made?.is_booked) return null;
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <IndividualDialog key={id} request={request} close={() => setOpen(false)} />}
    </>
  );
}
