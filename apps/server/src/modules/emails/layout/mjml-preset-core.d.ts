/** The components of MJML, as its core takes them. The package brings no types. */
declare module "mjml-preset-core" {
  const preset: { components: unknown[]; dependencies: Record<string, string[]> };
  export default preset;
}
