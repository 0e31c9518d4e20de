/** The demo's own account, which the sign-in page shows. Product decisions, section 2. */
const account = { email: "organizer@demo.tour", password: "demo-demo-demo" };

interface DemoOrganizer {
  organizerId: number;
  /** Host of its published site. */
  host: string;
  cookie: string;
}

/** Signs in as the demo's organiser, and finds their site. */
export async function signInToDemo(port: number): Promise<DemoOrganizer> {
  const origin = `http://127.0.0.1:${port}`;
  const response = await fetch(`${origin}/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://localhost:3001" },
    body: JSON.stringify(account),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  await showCode(origin, cookie);
  const get = async <Data>(path: string): Promise<Data> => {
    const answer = await fetch(origin + path, { headers: { cookie, "user-role": "organizer" } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { organizers } = await get<{ organizers: { id: number }[] }>("/auth/account");
  const organizerId = organizers[0]!.id;
  const { domain: host } = await get<{ domain: string }>(
    `/crm/api/constructor/get-attached-site?organizer_id=${organizerId}`,
  );
  return { organizerId, host, cookie };
}

/** The second step of signing in, with the code that the demo's sign-in page shows. */
async function showCode(origin: string, cookie: string): Promise<void> {
  const hints = (await (await fetch(`${origin}/auth/sign-in-hints`)).json()) as {
    data: { accounts: { email: string; code: { value: string } | null }[] };
  };
  const code = hints.data.accounts.find(({ email }) => email === account.email)?.code?.value;
  const response = await fetch(`${origin}/auth/second-factor/show`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://localhost:3001", cookie },
    body: JSON.stringify({ code }),
  });
  if (!response.ok) throw new Error(`The second step of signing in answered ${response.status}`);
}
