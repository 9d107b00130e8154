/** Whether this run is part of `npm run verify`, which tests more inputs. */
export const isLongRun = process.env.PROPERTY_RUNS !== undefined
