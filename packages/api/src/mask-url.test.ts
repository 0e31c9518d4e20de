import { expect, test } from "vitest";
import { maskUrl } from "./mask-url.ts";

const uuid = "0b9f7a52-6f0e-4b1d-9a51-3c2d1e0f9a8b";

test.each([
  [`/add-tourists/${uuid}`, "/add-tourists/***"],
  [`/add-tourists/${uuid.toUpperCase()}/2`, "/add-tourists/***/2"],
  [`/spa/tourists-info?uuid=${uuid}&page=2`, "/spa/tourists-info?uuid=***&page=2"],
  ["/draft/Zk3v8HcQb1xT5u7Lw9Rr2A-_/altai-1042?x=1", "/draft/***/altai-1042?x=1"],
  ["/reset?token=abc.def#end", "/reset?token=***#end"],
  ["/x?a=1&email=a%40b.ru", "/x?a=1&email=***"],
  ["/x?Token=abc", "/x?Token=***"],
  ["/spa/tour-crm?slug=altai-v-mae-1042", "/spa/tour-crm?slug=altai-v-mae-1042"],
  ["/x?tokens=3&phones=2", "/x?tokens=3&phones=2"],
  [
    "/crm/api/organizer/list?page=1&search=%D0%98%D0%B2%D0%B0%D0%BD",
    "/crm/api/organizer/list?page=1&search=***",
  ],
  ["/spa/tours?q=ivan&page=2&price_to=5", "/spa/tours?q=***&page=2&price_to=5"],
  ["/spa/tour?slug=ivan%40example.com&x=1", "/spa/tour?slug=***&x=1"],
  ["/made-up/ivan@example.com/x", "/made-up/***/x"],
  ["https://a.example/", "https://a.example/"],
  [`/add-tourists/${uuid.replaceAll("-", "")}/2`, "/add-tourists/***/2"],
  [`/order?of=${uuid.replaceAll("-", "").toUpperCase()}`, "/order?of=***"],
  ["/made-up/+79161234567", "/made-up/***"],
  ["/made-up?call=%2B7%20(916)%20123-45-67&page=2", "/made-up?call=***&page=2"],
  ["/made-up?call=8+916+123+45+67", "/made-up?call=***"],
  ["/made-up/89161234567/x", "/made-up/***/x"],
  ["/made-up/9161234567", "/made-up/***"],
  [
    "/spa/tours?date_from=2027-05-01&date_to=2027-05-31",
    "/spa/tours?date_from=2027-05-01&date_to=2027-05-31",
  ],
  [
    "/spa/tours-page?ids=1042,1043,1044&price_to=250000",
    "/spa/tours-page?ids=1042,1043,1044&price_to=250000",
  ],
  ["/media/Zk3v8HcQb1xT5u7Lw9Rr2A/1200x628", "/media/Zk3v8HcQb1xT5u7Lw9Rr2A/1200x628"],
])("%s is logged as %s", (url, masked) => {
  expect(maskUrl(url)).toBe(masked);
});
