// Packages are type-checked without Node's types, which the implementation needs.

/** The build of every published package: see package-build.ts. */
export declare function definePackageBuild(): object;
