import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { altai, kamchatka, useSite } from "./site-with-api.ts";

const altaiWords = "Тропа ждёт гостей";
const kamchatkaWords = "Вулкан ждёт гостей";

/** As a header carries what is not ASCII: byte by byte. */
const bytes = (text: string) => Buffer.from(text).toString("latin1");

describe.each(["", "private"])("TRUSTED_PROXIES=%j", (trusted) => {
  beforeAll(() => void vi.stubEnv("TRUSTED_PROXIES", trusted));
  afterAll(() => vi.unstubAllEnvs());
  const site = useSite();

  test("letter case and a trailing dot do not change a host", async () => {
    const [name = "", port = ""] = altai().split(":");
    for (const host of [altai(), altai().toUpperCase(), `${name}.:${port}`]) {
      const { status, text } = await site.ask(host, "/");
      expect([host, status, text.includes(altaiWords)]).toEqual([host, 200, true]);
    }
  });

  test("a host that only resembles a site's is unknown", async () => {
    const [name = ""] = altai().split(":");
    const hosts = [
      ...[name, `${name}:80`, `${name}:30000`, `x.${altai()}`, `${altai()}.evil.example`],
      ...[`user@${altai()}`, `${altai()}@${kamchatka()}`, `${altai()}, ${kamchatka()}`],
      ...[`${altai()},${kamchatka()}`, `${altai()} ${kamchatka()}`, `http://${altai()}`],
      ...[`${altai()}/`, `${altai()}?`, `${altai()}#`, `${altai()}\\`, `${altai()}%00`],
      ...[bytes("алтай.рф"), "xn--80aaa0cbbh.xn--p1ai", "a".repeat(1000), "[::1]", "*", "", " "],
      ...["__proto__", "constructor", "null", "evil.example", "localhost", `${name}..:3000`],
    ];
    for (const host of hosts) {
      const { status, text } = await site.ask(host, "/");
      expect([host, status]).toEqual([host, status === 400 ? 400 : 404]);
      expect(text).not.toMatch(/Тропа|Вулкан/);
    }
  });

  test("no other header sets the host: a cached page always belongs to its own host", async () => {
    const elsewhere = {
      "x-forwarded-host": kamchatka(),
      "x-forwarded-server": kamchatka(),
      "x-original-host": kamchatka(),
      "x-host": kamchatka(),
      "site-host": kamchatka(),
      forwarded: `host=${kamchatka()}`,
    };
    const options = { headers: elsewhere };
    const asked = [
      ...[site.ask(altai(), "/", options), site.ask(kamchatka(), "/"), site.ask(altai(), "/")],
      site.ask(altai(), `http://${kamchatka()}/`, options),
    ];
    const [poisoned, other, own, absolute] = await Promise.all(asked);
    const again = [await site.ask(altai(), "/"), await site.ask(kamchatka(), "/")] as const;
    for (const { text } of [poisoned!, own!, absolute!, again[0]]) {
      expect([text.includes(altaiWords), text.includes("Вулкан")]).toEqual([true, false]);
      expect(text).not.toContain(kamchatka());
    }
    for (const { text } of [other!, again[1]]) {
      expect([text.includes(kamchatkaWords), text.includes("Тропа")]).toEqual([true, false]);
    }
  });

  test("two hosts with one revision, requested in turns, never get each other's page", async () => {
    expect(site.siteOf(altai()).revision).toBe(site.siteOf(kamchatka()).revision);
    const paths = ["/", "/tour-1", "/favicon.svg", "/robots.txt", "/sitemap.xml", "/none"];
    const turns = Array.from({ length: 3 }, () =>
      paths.flatMap((path) => [altai(), kamchatka()].map((host) => ({ host, path }))),
    ).flat();
    const answers = await Promise.all(
      turns.map(async ({ host, path }) => ({ host, path, ...(await site.ask(host, path)) })),
    );
    for (const { host, path, text } of answers) {
      const isAltai = host === altai();
      expect([path, text.includes(isAltai ? kamchatka() : altai())]).toEqual([path, false]);
      expect([path, /Вулкан/.test(text) && isAltai, /Тропа/.test(text) && !isAltai]).toEqual([
        ...[path, false, false],
      ]);
    }
    const letters = answers.filter(({ path }) => path === "/favicon.svg");
    expect(new Set(letters.map(({ text }) => text)).size).toBe(2);
  });
});
