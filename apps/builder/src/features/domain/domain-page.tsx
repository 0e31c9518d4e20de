import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { Message } from "@tour/ui-kit/message";
import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { Screen, ScreenHeader, SettingsCard, useOrganizer } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { AddressForm } from "./address-form.tsx";
import styles from "./domain-page.module.css";
import { LeaveCustomDomain } from "./leave-custom-domain.tsx";
import { CustomDomainStatus } from "./custom-domain-status.tsx";

/** How often a domain on its way is asked about, in ms. */
const pollMs = 15_000;
const settled = ["active", "failed"];

/** Where the site is served: the subdomain, and a domain of the organiser's own. */
export function DomainPage() {
  const { organizer, isOwner } = useOrganizer();
  const queryClient = useQueryClient();
  /** The subdomain that an active custom domain would be given up for. */
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const options = builderQueries.domain(client, organizer.id);
  const { data } = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.own && !settled.includes(state.data.own.state) ? pollMs : false,
  });
  const query = { organizer_id: organizer.id };
  async function change(body: { domain: string; is_custom: boolean }): Promise<void> {
    const { data: changed } = await client.changeDomain({ query, body });
    queryClient.setQueryData(options.queryKey, changed);
    await queryClient.invalidateQueries(builderQueries.site(client, organizer.id));
  }
  const check = useMutation({
    mutationFn: (domain: string) =>
      client.checkDomain({ query, body: { domain, is_custom: true } }),
    onSettled: async () => {
      await queryClient.invalidateQueries(options);
      await queryClient.invalidateQueries(builderQueries.site(client, organizer.id));
    },
  });
  if (!data) return null;

  return (
    <Screen>
      <ScreenHeader title={texts.domain.title} lead={texts.domain.lead} />
      {!isOwner && <Message>{texts.domain.ownersOnly}</Message>}
      <section className={styles.now}>
        <p>{texts.domain.now}</p>
        <a className={styles.address} href={data.url} target="_blank" rel="noopener">
          {data.domain_display}
          <ArrowUpRight size={20} aria-hidden />
        </a>
      </section>
      <SettingsCard>
        <AddressForm
          key={data.provided.name}
          label={texts.domain.provided}
          hint={texts.domain.providedHint}
          submit={data.own ? texts.domain.back : texts.domain.change}
          initial={data.provided.name}
          suffix={data.provided.suffix}
          mayRepeat={data.own !== null}
          disabled={!isOwner}
          send={async (domain) => {
            if (data.own?.state === "active") setLeavingFor(domain);
            else await change({ domain, is_custom: false });
          }}
        />
        <LeaveCustomDomain
          open={leavingFor !== null}
          domain={data.own?.domain_display ?? ""}
          leave={() => change({ domain: leavingFor!, is_custom: false })}
          close={() => setLeavingFor(null)}
        />
      </SettingsCard>
      <SettingsCard>
        <AddressForm
          key={data.own?.domain ?? ""}
          label={texts.domain.own}
          hint={texts.domain.customHint}
          submit={texts.domain.attach}
          initial={data.own?.domain_display ?? ""}
          mayRepeat={data.own?.state === "failed"}
          disabled={!isOwner}
          send={(domain) => change({ domain, is_custom: true })}
        />
        {data.own && (
          <CustomDomainStatus
            own={data.own}
            isChecking={check.isPending}
            check={() => check.mutate(data.own!.domain)}
          />
        )}
        {check.error && <Message tone="danger">{describeFailure(check.error)}</Message>}
      </SettingsCard>
    </Screen>
  );
}
