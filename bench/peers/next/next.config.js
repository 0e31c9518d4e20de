// oxlint-disable-next-line import/no-default-export -- Next's format
export default {
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
};
