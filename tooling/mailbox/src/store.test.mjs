import { describe, expect, test } from 'vitest'
import { createStore } from './store.mjs'

const message = text => ({
  kind: 'text',
  to: ['a'],
  from: '',
  subject: '',
  text,
  html: null,
  attachments: [],
})

describe('the store', () => {
  test('drops the oldest message when there are too many messages', () => {
    const store = createStore({ messages: 2, bytes: 1e6 })
    for (const text of ['one', 'two', 'three']) store.add(message(text))
    expect(store.list().map(({ text }) => text)).toEqual(['three', 'two'])
  })

  test('drops the oldest messages when the total size is too large, but keeps the newest', () => {
    const store = createStore({ messages: 10, bytes: 1000 })
    for (const text of ['a', 'b'.repeat(2000)]) store.add(message(text))
    expect(store.list()).toHaveLength(1)
    expect(store.list()[0].text[0]).toBe('b')
  })

  test('increases the version with every change', () => {
    const store = createStore()
    store.add(message('x'))
    expect(store.version()).toBe(1)
    store.clear()
    expect(store.version()).toBe(2)
  })
})
