import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasUnsavedForm, markSaved, markUnsaved, resubmitLastForm, watchUnsavedForms } from './unsaved-forms'

let stop: () => void

const form = () => document.querySelector('form') as HTMLFormElement
const type = () =>
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true, cancelable: true }))
const submit = (submitter: HTMLElement | null = null) =>
  form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))

function leave() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asks' : 'leaves'
}

beforeEach(() => {
  document.body.innerHTML = '<form method="post"><input name="name"><button name="intent"></button></form>'
  stop = watchUnsavedForms()
})
afterEach(() => stop())

describe('leaving a page', () => {
  test('asks for confirmation only if a form has unsaved values', () => {
    expect(leave()).toBe('leaves')
    type()
    expect(leave()).toBe('asks')
    form().remove()
    expect(leave()).toBe('leaves')
  })

  test.each([
    ['a search', '<form method="get"><input name="q"></form>'],
    ['credentials', '<form method="post" data-unguarded><input name="identifier"></form>'],
  ])('does not ask about %s', (_, html) => {
    document.body.innerHTML = html
    type()
    expect(leave()).toBe('leaves')
  })

  test('does not ask about a form that the browser submits', () => {
    type()
    submit()
    expect(leave()).toBe('leaves')
  })

  test('asks about a form that JavaScript submits until the form is marked as saved', () => {
    const send = (event: Event) => {
      event.preventDefault()
      expect(hasUnsavedForm()).toBe(false)
    }
    document.addEventListener('submit', send)
    type()
    submit()
    expect(leave()).toBe('asks')
    markSaved(form())
    expect(leave()).toBe('leaves')
    markUnsaved(form())
    expect(leave()).toBe('asks')
    document.removeEventListener('submit', send)
  })
})

describe('resubmitting a form', () => {
  test('uses the same submit button if it still exists', () => {
    const again = vi.spyOn(form(), 'requestSubmit').mockReturnValue()
    const button = form().querySelector('button')
    submit(button)
    resubmitLastForm()
    expect(again).toHaveBeenLastCalledWith(button)
    button?.remove()
    resubmitLastForm()
    expect(again).toHaveBeenLastCalledWith(null)
    form().remove()
    resubmitLastForm()
    expect(again).toHaveBeenCalledTimes(2)
  })
})
