import { expect, test } from 'vitest'
import { getRetryDelay, readAnswer } from './answer'

const submission = { from: 5, size: 10, logSize: 12, text: 'log\n', keys: [], latest: 0 }
const conflict = (body: string, changes = {}, contentType = 'text/x.tlog.size') =>
  readAnswer({ status: 409, contentType, body }, { ...submission, ...changes })

test('a conflict names the size from which the submission is repeated', () => {
  expect(conflict('7\n')).toEqual({ from: 7 })
  expect(conflict('0\n')).toEqual({ from: 0 })
  expect(conflict('10\n')).toEqual({ from: 10 })
})

test('a later size of this log is not a refusal, a size beyond the log is', () => {
  expect(conflict('11\n')).toEqual({ isLater: true })
  expect(conflict('13\n')).toEqual({ problem: 'ahead', size: 13 })
})

test('a conflict of the same size means another root', () => {
  expect(conflict('10\n', { from: 10 })).toEqual({ problem: 'inconsistent', size: 10 })
  expect(conflict('', { from: 10 }, 'text/plain')).toEqual({ problem: 'inconsistent', size: null })
  expect(conflict('5\n')).toEqual({ problem: 'unexpected-answer', size: 5 })
})

test.each(['', '7', '07\n', '-1\n', '7\n7\n', '99999999999999999\n'])('%j is not a size', body =>
  expect(conflict(body)).toEqual({ problem: 'unexpected-answer', size: null }),
)

test.each([
  [403, 'unknown-key'],
  [404, 'unknown-log'],
  [422, 'inconsistent'],
  [400, 'unexpected-answer'],
  [302, 'unexpected-answer'],
  [500, 'unexpected-answer'],
])('the status %i means %s', (status, problem) =>
  expect(readAnswer({ status, contentType: '', body: '' }, submission)).toMatchObject({ problem }),
)

test('an answer without signatures is malformed', () =>
  expect(readAnswer({ status: 200, contentType: '', body: '' }, submission)).toMatchObject({
    problem: 'malformed',
  }))

test('the time between failures doubles up to an hour', () =>
  expect([1, 2, 3, 6, 7, 100].map(getRetryDelay)).toEqual([1, 2, 4, 32, 60, 60].map(count => count * 60_000)))
