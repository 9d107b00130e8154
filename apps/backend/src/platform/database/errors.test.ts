import { expect, test } from 'vitest'
import { isDatabaseUnavailableError } from './errors'

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'select "p"."id" from "players" as "p" where "p"."token_hash" in ($1) - Connection terminated unexpectedly',
])('"%s" means that the database is unavailable', message => {
  expect(isDatabaseUnavailableError(new Error(message))).toBe(true)
})

test.each(['The title is "Connection terminated"', 'select 1 - syntax error'])(
  '"%s" does not mean that the database is unavailable',
  message => expect(isDatabaseUnavailableError(new Error(message))).toBe(false),
)
