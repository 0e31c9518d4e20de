import type { TeamMember } from "@tour/api";
import { nameRole } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { texts as allTexts } from "../../texts/ru.ts";
import { ChangeRoleDialog } from "./change-role-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import styles from "./team.module.css";
import { useTeam } from "./use-team.ts";

const texts = allTexts.team;

/** Who works for the organiser; an owner changes what they may do. */
export function MemberList() {
  const { team, isOwner, ownId } = useTeam();
  const [asked, ask] = useState<{ deed: "change" | "remove"; member: TeamMember } | null>(null);
  const close = () => ask(null);
  return (
    <SettingsCard title={texts.members}>
      <ul className={styles.list}>
        {team.members.map((member) => (
          <li key={member.id} className={styles.row}>
            <div className={styles.who}>
              <p className={styles.name}>
                {member.name}
                {member.id === ownId && <span className={styles.quiet}> {texts.you}</span>}
              </p>
              <p className={styles.quiet}>{member.email}</p>
            </div>
            <p>{nameRole(member.role)}</p>
            {isOwner && (
              <div className={styles.deeds}>
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={texts.changeLabel(member.name)}
                  onClick={() => ask({ deed: "change", member })}
                >
                  {texts.change}
                </Button>
                <Button
                  variant="ghost"
                  size="s"
                  aria-label={texts.removeLabel(member.name)}
                  onClick={() => ask({ deed: "remove", member })}
                >
                  {texts.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked?.deed === "change" && <ChangeRoleDialog member={asked.member} close={close} />}
      {asked?.deed === "remove" && <RemoveDialog member={asked.member} close={close} />}
    </SettingsCard>
  );
}
