/** The uuid of the request whose page a start names; those of real requests are secret. */
export const demoRequestUuid = "0d000000-0000-4000-8000-00000000d0e0";
