import type { BlockTemplate } from "@tour/api";
import { blockTemplateCalls } from "@tour/api/contract";
import { hasWords, readQuery, readWords } from "@tour/blocks/definitions";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useState } from "react";
import { useEditor } from "../../../document/editor-context.ts";
import { NameDialog } from "../../../naming/name-dialog.tsx";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { templateTexts as texts } from "../../../texts/templates.ru.ts";
import styles from "./own-templates.module.css";
import { TemplateCard } from "./template-card.tsx";
import { useTemplateDeeds, useTemplates } from "./use-templates.ts";

interface OwnTemplatesProps {
  /** Words that the shown templates have; empty for all. */
  query: string;
  place: (template: BlockTemplate) => void;
}

/** The blocks that the organiser keeps under names, to be put on the page. */
export function OwnTemplates({ query, place }: OwnTemplatesProps) {
  const { organizerId } = useEditor();
  const { templates, error, retry } = useTemplates(organizerId);
  const deeds = useTemplateDeeds(organizerId);
  const [naming, setNaming] = useState<BlockTemplate | null>(null);
  const stems = readQuery(query);
  const found = templates?.filter(({ name, blocks }) =>
    hasWords([name, ...blocks.flatMap(readWords)].join("\n"), stems),
  );
  // Whoever looks for a word is told of what was found.
  if (stems.length > 0 && !found?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="own-templates">
      <h3 className={styles.title} id="own-templates">
        {texts.title}
      </h3>
      {!templates && !error && <Skeleton lines={2} announce />}
      {!templates && error && <LoadFailure title={texts.failed} error={error} again={retry} />}
      {templates?.length === 0 && <p className={styles.quiet}>{texts.empty}</p>}
      {found && found.length > 0 && (
        <ul className={styles.list} aria-labelledby="own-templates">
          {found.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              place={() => place(template)}
              rename={() => setNaming(template)}
              remove={() => deeds.remove(template)}
            />
          ))}
        </ul>
      )}
      <h3 className={styles.title}>{texts.types}</h3>
      {naming && (
        <NameDialog
          body={blockTemplateCalls.addBlockTemplate.body!}
          title={texts.renameTitle(naming.name)}
          name={naming.name}
          send={(name) => deeds.rename(naming, name)}
          close={() => setNaming(null)}
        />
      )}
    </section>
  );
}
