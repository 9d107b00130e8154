import { diffWordsWithSpace } from 'diff'

/** A part that is in both texts, only in the version (a restore adds it) or only in the draft (`removed`). */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

const timeoutMs = 300
const context = 80

/** Shortens a long unchanged part by cutting out its middle. */
const shortened = (text: string) =>
  text.length <= 2 * context ? text : `${text.slice(0, context)} … ${text.slice(-context)}`

const whole = (now: string, then: string): DiffPart[] =>
  [
    { kind: 'removed' as const, text: now },
    { kind: 'added' as const, text: then },
  ].filter(({ text }) => text !== '')

/** The changes that a restore would make to a text, word by word. */
export function diffText(now: string, then: string): DiffPart[] {
  if (now === '' || then === '') return whole(now, then)
  const found = diffWordsWithSpace(now, then, { timeout: timeoutMs })
  if (!found) return whole(now, then)
  return found.map(({ added, removed, value }) => {
    if (added) return { kind: 'added', text: value }
    return removed ? { kind: 'removed', text: value } : { kind: 'same', text: shortened(value) }
  })
}
