import type { OrganizerRole } from "@tour/api";

const roles: Record<OrganizerRole, { name: string; does: string }> = {
  owner: {
    name: "владелец",
    does: "Вам будет доступно всё: сайт, туры, заявки, деньги и команда.",
  },
  editor: { name: "редактор", does: "Вы сможете вести сайт и туры." },
  manager: { name: "менеджер", does: "Вы сможете вести заявки, гостей и даты туров." },
  guide: { name: "гид", does: "Вы увидите свои выезды и гостей, которые на них едут." },
};

interface Words {
  organizer: string;
  inviter: string;
  role: OrganizerRole;
  link: string;
}

/** Every text of the team that people may read. */
export const teamTexts = {
  subject: (organizer: string) => `Приглашение в команду «${organizer}»`,
  email: ({ organizer, inviter, role, link }: Words, days: number) =>
    `${inviter} приглашает вас в команду «${organizer}». Ваша роль: ${roles[role].name}. ` +
    `${roles[role].does}\n\nЧтобы присоединиться, откройте ссылку:\n${link}\n\n` +
    `Она действует ${days} дней и только один раз. Если вы не ждали этого письма, ничего делать не нужно.`,
  usedLink: "Приглашение уже принято, отозвано или устарело. Попросите прислать его ещё раз",
  confirmToInvite:
    "Чтобы приглашать людей, подтвердите свою почту: откройте ссылку из нашего письма",
  alreadyMember: "Этот человек уже в команде",
  alreadyInvited: "Этому человеку уже отправлено приглашение. Его можно прислать ещё раз",
  sentLately: "Письмо только что отправлено. Следующее можно прислать через минуту",
  tooMany: "Слишком много приглашений подряд. Попробуйте позже",
  noInvitation: "Такого приглашения нет: его уже приняли или отозвали",
  noMember: "Этого человека в команде нет",
  lastOwner: "Это единственный владелец. Сначала назначьте владельцем кого-то ещё",
  notOwner: "Вы больше не владелец этого организатора",
  otherEmail: (email: string) =>
    `Приглашение отправлено на ${email}. Выйдите и войдите с этой почтой`,
  hasAccount: "С этой почтой уже есть учётная запись. Войдите и примите приглашение",
  staffJoinsNobody: "Сотрудник сервиса не может быть в команде организатора",
} as const;
