import type { DomainReason } from "@tour/api";

/** Every text about domains that people may read. */
export const domainTexts: Record<DomainReason, string> & { available: string } = {
  available: "Адрес свободен",
  malformed: "Введите адрес сайта: буквы, цифры и дефисы, например altai-tour.ru",
  reserved: "Этот адрес занять нельзя",
  taken: "Этот адрес уже занят",
  quarantined: "Этот адрес недавно освободился и пока недоступен",
  no_proof: "Не найдена TXT-запись, которая подтверждает, что домен ваш",
  not_pointed: "Домен ведёт не на наш сервер: проверьте записи CNAME или A и AAAA",
  no_certificate: "Не удалось выпустить сертификат",
  dns_unavailable: "Серверы имён домена не отвечают, попробуйте позже",
};
