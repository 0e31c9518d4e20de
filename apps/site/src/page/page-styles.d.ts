/** All style sheets of a component and of its parts (`build/page-styles.ts`). */
declare module "virtual:styles:*" {
  const css: string;
  export default css;
}
