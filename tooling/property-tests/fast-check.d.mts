export * from 'fast-check'
export { default } from 'fast-check'

/** The number of inputs for a test that the long run repeats with many more. */
export declare const countRuns: (usual: number) => number
