/** Where an app says which build is its latest; each has builds of its own. */
export const latestBuildAddress = `${import.meta.env.BASE_URL}latest-build.json`;
