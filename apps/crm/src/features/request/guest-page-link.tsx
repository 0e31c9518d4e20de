import { useQuery } from "@tanstack/react-query";
import type { SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { ExternalLink } from "lucide-react";
import { requestTexts } from "../../texts/request.ru.ts";
import styles from "./request-page.module.css";

const texts = requestTexts.guestPage;

/** The way to the guest's own page, to be sent in a messenger too; whether they still have to agree there. */
export function GuestPageLink({ request }: { request: SellerRequest }) {
  const { uuid, organizer_id: organizerId, to_accept: toAccept } = request;
  const { data: site } = useQuery(builderQueries.site(client, organizerId));
  const toast = useToast();
  if (!site?.published_at) return null;
  const address = `${site.url}/order/${uuid}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.show({ id: "guest-page", text: texts.copied }),
      () => toast.show({ id: "guest-page", text: address }),
    );
  return (
    <div>
      {toAccept && <Message tone="warning">{texts.toAccept}</Message>}
      <a className={styles.link} href={address} target="_blank" rel="noreferrer">
        {texts.title}
        <ExternalLink size={14} aria-hidden />
      </a>
      <Button variant="secondary" size="s" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}
