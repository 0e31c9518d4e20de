import { demoAccounts } from "../../modules/accounts/demo-accounts.ts";

/** Every demo account has the password that the sign-in page shows. */
export const demoPassword = demoAccounts[0].password;
