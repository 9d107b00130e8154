import fc from 'fast-check'

// The gate tries the same inputs each time, so that it fails only because of a change. `npm run verify`, which
// sets PROPERTY_RUNS, tries new ones.
if (process.env.PROPERTY_RUNS === undefined) fc.configureGlobal({ seed: 20_261_127 })

export default fc
export * from 'fast-check'

/** The number of inputs for a test that the long run repeats with many more. */
export const countRuns = usual => Number(process.env.PROPERTY_RUNS ?? usual)
