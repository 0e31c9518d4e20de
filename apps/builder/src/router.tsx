import { createRouter } from "@tanstack/react-router";
import { queryClient } from "@tour/office/api";
import { accountRoute } from "./routes/account.route.tsx";
import { activityRoute } from "./routes/activity.route.tsx";
import { invitationRoute } from "./routes/invitation.route.tsx";
import { teamRoute } from "./routes/team.route.tsx";
import { designRoute } from "./routes/design.route.tsx";
import { forgotPasswordRoute } from "./routes/forgot-password.route.tsx";
import { documentsRoute } from "./routes/documents.route.tsx";
import { domainRoute } from "./routes/domain.route.tsx";
import { homeRoute } from "./routes/home.route.tsx";
import { organizerRoute } from "./routes/organizer.route.tsx";
import { overviewRoute } from "./routes/overview.route.tsx";
import { pageRoute } from "./routes/page.route.tsx";
import { paymentsRoute } from "./routes/payments.route.tsx";
import { profileRoute } from "./routes/profile.route.tsx";
import { readyRoute } from "./routes/ready.route.tsx";
import { resetPasswordRoute } from "./routes/reset-password.route.tsx";
import { requestLinkRoute, requestsLinkRoute } from "./routes/sales-links.route.tsx";
import { confirmEmailRoute } from "./routes/confirm-email.route.tsx";
import { rootRoute } from "./routes/root.route.tsx";
import { settingsRoute } from "./routes/settings.route.tsx";
import { setUpFactorRoute } from "./routes/set-up-factor.route.tsx";
import { serviceStatusRoute } from "./routes/service-status.route.tsx";
import { signInCodeRoute } from "./routes/sign-in-code.route.tsx";
import { signInRoute } from "./routes/sign-in.route.tsx";
import { signUpRoute } from "./routes/sign-up.route.tsx";
import { staffAccountRoute } from "./routes/staff-account.route.tsx";
import { undescribedRoute } from "./routes/undescribed.route.tsx";
import { versionsRoute } from "./routes/versions.route.tsx";
import { Loading, RouteFailure } from "@tour/office/shell";

const routeTree = rootRoute.addChildren([
  signInRoute,
  signInCodeRoute,
  setUpFactorRoute,
  signUpRoute,
  confirmEmailRoute,
  invitationRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  serviceStatusRoute,
  homeRoute,
  staffAccountRoute,
  requestsLinkRoute,
  requestLinkRoute,
  organizerRoute.addChildren([
    overviewRoute,
    readyRoute,
    undescribedRoute,
    pageRoute,
    designRoute,
    paymentsRoute,
    settingsRoute,
    domainRoute,
    documentsRoute,
    versionsRoute,
    profileRoute,
    teamRoute,
    activityRoute,
    accountRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: "intent",
  defaultPendingComponent: Loading,
  defaultErrorComponent: RouteFailure,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
