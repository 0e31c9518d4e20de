import { loadFrame } from "../../page/load-frame.ts";
import { toInlineJson } from "../../page/inline-json.ts";
import { asPrivate, makePageView } from "../../page/make-page-view.ts";
import { PageNotFoundError } from "../../page/page-errors.ts";
import type { PageView } from "../../page/page-view.ts";
import { isUuid } from "../../page/is-uuid.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import { readBrokenBirthday, readTourist } from "./read-form.ts";
import { renderForm } from "./render-form.tsx";
import type { TouristsFormProps } from "./tourists-form.tsx";
import pageCss from "virtual:styles:./tourists-page.tsx";

export interface TouristsView extends PageView {
  props: TouristsFormProps;
  html: string;
  json: string;
  /** Where the tour stands; null where that is nowhere. */
  tourAddress: string | null;
  /** When the page was made, in ms. */
  now: number;
}

/** `/add-tourists/{uuid}`: who travels, between the site's header and footer; 410 after the dates. */
export async function loadTourists(context: RouteContext, uuid: string): Promise<TouristsView> {
  if (!isUuid(uuid)) throw new PageNotFoundError(`/add-tourists/${uuid}`);
  const { services, host, sent } = context;
  const signal = AbortSignal.timeout(callTimeout);
  const { data: info } = await services
    .clientOf(host)
    .touristsInfo({ query: { uuid } }, { signal });
  // Whoever came by a link of their own has no uuid of the request.
  const [frame, css] = await Promise.all([
    loadFrame(context, info.uuid ?? undefined),
    services.assets.touristsCss(),
  ]);
  const name = texts.pageTitle(info.tour.title);
  const view = await makePageView(frame, services.assets, {
    subject: {
      path: `/add-tourists/${uuid}`,
      title: sent?.problems.length ? texts.refusedTitle(name) : name,
      description: "",
    },
    css: [...css, pageCss],
  });
  const props: TouristsFormProps = { info: withTyped(info, sent?.data), uuid };
  if (sent) {
    const id = Number(sent.data.get("id"));
    const validation = Object.fromEntries(
      Object.entries(sent.validation ?? {}).map(([key, messages]) => [key, [...messages]]),
    );
    props.refused = { id, validation, problems: sent.problems };
  }
  return {
    ...asPrivate(view),
    form: services.assets.tourists,
    props,
    html: renderForm(props),
    json: toInlineJson(props),
    tourAddress: frame.onSellerSite(`/${info.tour.slug}`),
    now: Date.now(),
  };
}

/** What a plain form sent stands in it again, but for a document's number. */
function withTyped(info: TouristsFormProps["info"], data: FormData | undefined) {
  if (!data) return info;
  const { passport: _, ...read } = readTourist(data, info.form);
  const typed = { ...read, birthday: read.birthday ?? readBrokenBirthday(data) };
  const id = Number(data.get("id"));
  return {
    ...info,
    tourists: info.tourists.map((one) => (one.id === id ? { ...one, ...typed } : one)),
  };
}
