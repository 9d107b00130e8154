import { expect, test } from 'vitest'
import { defineEvent } from './events'

test('handlers run in the order of subscription, and each only once per event', async () => {
  const event = defineEvent<number>()
  const calls: string[] = []
  const first = async (payload: number) => {
    await Promise.resolve()
    calls.push(`first ${payload}`)
  }
  event.subscribe(first)
  event.subscribe(async payload => {
    calls.push(`second ${payload}`)
  })
  event.subscribe(first)
  await event.raise(1)
  expect(calls).toEqual(['first 1', 'second 1'])
})

test('raising an event rejects with the error of a handler, and later handlers do not run', async () => {
  const event = defineEvent<null>()
  let isCalled = false
  event.subscribe(() => Promise.reject(new Error('refused')))
  event.subscribe(async () => {
    isCalled = true
  })
  await expect(event.raise(null)).rejects.toThrow('refused')
  expect(isCalled).toBe(false)
})
