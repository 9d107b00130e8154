/** Tests of concurrency, which run only on PostgreSQL. */
const raceTests = ['tests/*.race.test.ts']

/** Tests that depend on SQL. `npm test` runs them on PostgreSQL only, `npm run verify` on both databases. */
const sqlTests = [
  'tests/collective-api.test.ts',
  'tests/collective-keys.test.ts',
  'tests/collective.test.ts',
  'tests/licence-ends.test.ts',
  'tests/package-terms-migration.test.ts',
  'tests/payment-interleavings.test.ts',
  'tests/play-rules.test.ts',
  'tests/seals.test.ts',
  'tests/usage-moves.test.ts',
  'tests/usage-reports.test.ts',
  'tests/usage.test.ts',
  'tests/zone-board.test.ts',
  'tests/zone-pairing.test.ts',
  'tests/zones.test.ts',
]

/** Tests that always run on both databases, because their schemas and query plans differ. */
const schemaTests = ['tests/indexes.test.ts', 'tests/query-plans.test.ts', 'tests/relation-columns.test.ts']

const { TEST_DATABASE_URL, SKIP_SQL_TESTS, PROPERTY_RUNS } = process.env

/** Whether this run is part of `npm run verify`, which tests more inputs. */
export const isLongRun = PROPERTY_RUNS !== undefined

/** The test files of this run, which uses SQLite unless `TEST_DATABASE_URL` is set. */
export const testFiles = TEST_DATABASE_URL
  ? { include: [...raceTests, ...sqlTests, ...schemaTests] }
  : {
      include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
      exclude: [...raceTests, ...(SKIP_SQL_TESTS === 'true' ? sqlTests : [])],
    }
