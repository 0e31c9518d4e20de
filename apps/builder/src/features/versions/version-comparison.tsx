import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttachedSite, PageType, PageVersion } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { endOf } from "@tour/blocks/definitions";
import { client, describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { Spinner } from "@tour/ui-kit/spinner";
import { useMemo, useState } from "react";
import { pageQuery } from "../../canvas/page-query.ts";
import { compareForms } from "../../comparison/change-group.ts";
import type { PageForm } from "../../comparison/change-group.ts";
import { Changes } from "../../comparison/changes.tsx";
import { texts as allTexts } from "../../texts/ru.ts";
import type { Restoration } from "./use-restoring.ts";
import type { ShownVersion } from "./version-page.tsx";
import styles from "./version-window.module.css";

const texts = allTexts.versions;

interface VersionComparisonProps {
  site: AttachedSite;
  version: ShownVersion;
  versions: readonly PageVersion[];
  restore: (restoration: Restoration) => void;
}

/** The draft among versions, which have numbers from one. */
const draft = 0;

/** A version beside the draft, from which single blocks are brought back, or beside another version. */
export function VersionComparison({ site, version, versions, restore }: VersionComparisonProps) {
  const { type } = version;
  const [chosen, setChosen] = useState(draft);
  const { form, error } = useForm(site, type, chosen);
  const items = [
    { value: draft, text: texts.draft },
    ...versions
      .filter((one) => one.version !== version.version)
      .map((one) => ({ value: one.version, text: texts.number(one.version) })),
  ];
  const other = items.find(({ value }) => value === chosen)!.text;
  const own = texts.number(version.version);
  const names = { before: own, after: other, note: texts.note(own, other) };
  const group =
    form && compareForms(type, { before: toOwn(version, type), after: toOwn(form, type) });
  return (
    <>
      <Field label={texts.compareWith} className={styles.other}>
        <Select<number> items={items} value={chosen} onValueChange={setChosen} />
      </Field>
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {!group && !error && (
        <p className={styles.loading} role="status">
          <Spinner /> {texts.loading}
        </p>
      )}
      {group?.differences.length === 0 && <p className={styles.quiet}>{texts.same}</p>}
      {group && group.differences.length > 0 && (
        <Changes
          site={site}
          groups={[group]}
          names={names}
          renderAction={(block) =>
            // What the version does not have can't come back from it.
            chosen === draft &&
            block.before && (
              <Button
                variant="secondary"
                onClick={() => restore({ version: version.version, block })}
              >
                {texts.restoreBlock}
              </Button>
            )
          }
        />
      )}
    </>
  );
}

/** The header and the footer stand with the main page: a tour's has none of its own. */
function toOwn({ blocks, site }: PageForm, type: PageType): PageForm {
  const isOwn = (one: { type: number }) => type === "main" || endOf(one.type) === undefined;
  return { blocks: blocks.filter(isOwn), site };
}

/** The draft as it is now, or a version. */
function useForm(site: AttachedSite, type: PageType, chosen: number) {
  const { organizer } = useOrganizer();
  const isDraft = chosen === draft;
  const page = useQuery({ ...pageQuery(useQueryClient(), site, type), enabled: isDraft });
  const version = useQuery({
    ...builderQueries.pageVersion(client, organizer.id, type, chosen),
    enabled: !isDraft,
    staleTime: Infinity,
  });
  const blocks = page.data?.draft.blocks;
  const drafted = useMemo(() => blocks && { blocks, site }, [blocks, site]);
  return {
    form: isDraft ? drafted : version.data,
    error: isDraft ? page.error : version.error,
  };
}
