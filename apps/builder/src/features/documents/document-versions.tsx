import { useQuery } from "@tanstack/react-query";
import type { DocumentPage, DocumentType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { sayMoment } from "@tour/blocks/format";
import { client, describeFailure } from "@tour/office/api";
import { RichTextView } from "@tour/office/rich-text";
import { Loading } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Tag } from "@tour/ui-kit/tag";
import { useState } from "react";
import { useTimeZone } from "../../clocks/use-time-zone.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./document-versions.module.css";

interface DocumentVersionsProps {
  organizerId: number;
  type: DocumentType;
  /** The version on the site. */
  current: number;
  /** Puts a version's name and text into the form; undefined for who may not change them. */
  take?: (version: DocumentPage) => void;
}

/** The button to the published versions of a document, to which guests have agreed. */
export function DocumentVersions(props: DocumentVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
        {texts.documents.versions}
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title={texts.documents.versions} width={720}>
        <VersionList {...props} close={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function VersionList(props: DocumentVersionsProps & { close: () => void }) {
  const { organizerId, type, current, take, close } = props;
  const timeZone = useTimeZone(organizerId);
  const { data, error } = useQuery(builderQueries.documentVersions(client, organizerId, type));
  if (!data) {
    return error ? <Message tone="danger">{describeFailure(error)}</Message> : <Loading />;
  }
  return (
    <>
      <p className={styles.lead}>{texts.documents.versionsLead}</p>
      <ol className={styles.versions} reversed>
        {data.map(({ version, title, published_at: at }) => (
          <li key={version} className={styles.version}>
            <p className={styles.name}>
              {title}
              {version === current && <Tag tone="success">{texts.versions.current}</Tag>}
            </p>
            <p className={styles.when}>
              {texts.versions.number(version)} · {sayMoment(at, timeZone)}
            </p>
            <VersionText
              {...{ organizerId, type, version }}
              {...(take && {
                take: (text) => {
                  take(text);
                  close();
                },
              })}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface VersionTextProps extends Pick<DocumentVersionsProps, "organizerId" | "type" | "take"> {
  version: number;
}

/** The text of a version, which is read when somebody looks. */
function VersionText({ organizerId, type, version, take }: VersionTextProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...builderQueries.documentVersion(client, organizerId, type, version),
    enabled: isOpen,
  });
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{texts.documents.read}</summary>
      {isOpen && !data && !error && <Loading />}
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {data && (
        <div className={styles.text}>
          <RichTextView html={data.html} />
          {take && (
            <Button size="s" variant="secondary" onClick={() => take(data)}>
              {texts.documents.takeVersion}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}
