import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { plural } from "@tour/blocks/format";
import { Field } from "@tour/ui-kit/field";
import { Message, useToast } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { client, describeFailure } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { touristTexts } from "../../texts/tourists.ru.ts";

const texts = touristTexts.keep;
const choices = [0, 7, 14, 30, 60, 90];

const keepQuery = (organizerId: number) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "personal-data"],
    queryFn: ({ signal }) =>
      client
        .getPersonalDataSettings({ query: { organizer_id: organizerId } }, { signal })
        .then(({ data }) => data.keep_days),
  });

/** For how long numbers of tourists' documents are kept. */
export function KeepDocuments({ organizerId }: { organizerId: number }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = keepQuery(organizerId);
  const { data: kept } = useQuery(query);
  const keep = useMutation({
    mutationFn: (keep_days: number) =>
      client.updatePersonalDataSettings({
        query: { organizer_id: organizerId },
        body: { keep_days },
      }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(query.queryKey, data.keep_days);
      toast.show({ id: "keep-documents", text: texts.saved });
    },
  });
  if (kept === undefined) return null;
  const days = choices.includes(kept) ? choices : [...choices, kept].toSorted((a, b) => a - b);
  return (
    <SettingsCard title={texts.title}>
      <p>{texts.text}</p>
      <Field label={texts.label}>
        <Select<number>
          value={keep.isPending ? keep.variables : kept}
          onValueChange={(next) => next !== null && keep.mutate(next)}
          items={days.map((count) => ({
            value: count,
            text: count === 0 ? texts.never : texts.days(plural(count, texts.daysOf)),
          }))}
        />
      </Field>
      {keep.error && <Message tone="danger">{describeFailure(keep.error)}</Message>}
    </SettingsCard>
  );
}
