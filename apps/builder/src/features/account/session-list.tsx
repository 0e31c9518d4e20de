import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallAnswer } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { client, describeFailure } from "@tour/office/api";
import { texts } from "../../texts/ru.ts";
import styles from "./account.module.css";
import { describeBrowser } from "./describe-browser.ts";

type Session = CallAnswer<TourContract["listSessions"]>["data"][number];

const day = new Intl.DateTimeFormat("ru", { dateStyle: "long" });
const dayOf = (instant: string) => day.format(new Date(instant));

/** Where the account is signed in; any but this one is ended here. */
export function SessionList() {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(builderQueries.sessions(client));
  const refresh = () => queryClient.invalidateQueries(builderQueries.sessions(client));
  const end = useMutation({
    mutationFn: (id: string) => client.endSession({ body: { id } }),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => client.endOtherSessions({}),
    onSettled: refresh,
  });
  const problem = end.error ?? endOthers.error;
  const sessions = data.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <>
      <p className={styles.hint}>
        {data.length > 1 ? texts.account.sessionsHint : texts.account.onlyThis}
      </p>
      {problem && <Message tone="danger">{describeFailure(problem)}</Message>}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            end={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {data.length > 2 && (
        <div>
          <Button
            variant="secondary"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            {texts.account.endOthers}
          </Button>
        </div>
      )}
    </>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  end: () => void;
}

function SessionRow({ session, isEnding, end }: SessionRowProps) {
  const device = describeBrowser(session.user_agent) ?? texts.account.unknownDevice;
  const since = dayOf(session.created_at);
  const used = dayOf(session.used_at);
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.hint}>
          {texts.account.since(since)}
          {used !== since && `, ${texts.account.used(used)}`}
          {session.address !== "" && `, ${texts.account.address(session.address)}`}
        </p>
      </div>
      {session.is_current ? (
        <Tag tone="success">{texts.account.thisDevice}</Tag>
      ) : (
        <Button
          variant="secondary"
          size="s"
          loading={isEnding}
          aria-label={texts.account.endLabel(device)}
          onClick={end}
        >
          {texts.account.end}
        </Button>
      )}
    </li>
  );
}
