import { useQueryClient } from "@tanstack/react-query";
import type { OrganizerInfo } from "@tour/api";
import { organizerCalls } from "@tour/api/contract";
import { normalizePhone } from "@tour/validation";
import { useMemo } from "react";
import { client } from "@tour/office/api";
import { useSavedForm } from "@tour/office/forms";
import { organizerQueries } from "../../shell/organizer-queries.ts";

/** The fields that an organiser may write; phones that were kept with spaces lose them. */
const pick = ({ name, about, logo, phones, email, address, messengers, legal }: OrganizerInfo) => ({
  name,
  about,
  logo,
  phones: phones.map(normalizePhone),
  email,
  address,
  messengers,
  legal: { ...legal, form: legal.form ?? "" },
});

/** What the call takes, for its lists' limits. */
export const organizerBody = organizerCalls.updateOrganizer.body!;

export type OrganizerForm = ReturnType<typeof useOrganizerForm>;

/** The form of the organiser's data, live as soon as they are saved. */
export function useOrganizerForm(info: OrganizerInfo) {
  const queryClient = useQueryClient();
  const { id } = info;
  return useSavedForm({
    saved: useMemo(() => pick(info), [info]),
    body: organizerBody,
    save: async (body) => {
      const { data } = await client.updateOrganizer({ query: { id }, body });
      await queryClient.invalidateQueries(organizerQueries.info(id));
      await queryClient.invalidateQueries(organizerQueries.verification(id));
      return pick(data);
    },
  });
}
