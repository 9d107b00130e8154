// @vitest-environment happy-dom
import { messages } from '@bgm/i18n/messages/id'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
// Imported in advance, so that no test waits for the module to compile.
import './validation'
import { PasswordField, TextField } from './fields'
import type { FieldErrors } from './reply'
import { SubmissionForm } from './submission-form'
import { useSubmission } from './use-submission'

const sent: FormData[] = []

function Page() {
  const form = useSubmission('sign-in', { schema: all => all.signInSchema })
  const other = useSubmission('email', { schema: all => all.sendEmailConfirmationSchema })
  return (
    <>
      <SubmissionForm of={form}>
        <TextField name="identifier" hint="Petunjuk" />
        <PasswordField name="password" />
        <button type="submit">Masuk</button>
        <button type="submit" name="intent" value="leave" formNoValidate>
          Keluar
        </button>
      </SubmissionForm>
      <SubmissionForm of={other}>
        <TextField name="email" type="email" />
      </SubmissionForm>
    </>
  )
}

function open(fieldErrors: FieldErrors = {}) {
  const action = async ({ request }: { request: Request }) => {
    const data = await request.formData()
    sent.push(data)
    return { form: data.get('form'), result: { status: 'error', error: fieldErrors } }
  }
  const Stub = createRemixStub([{ path: '/', Component: Page, action }])
  render(<Stub />)
}

const identifier = () => screen.getByLabelText(messages.fields.identifier)
const password = () => screen.getByLabelText(messages.fields.password)
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Masuk' }))

/** Focusing the form loads its schemas; an error on blur proves that they have loaded. */
async function typeAndLeave(value: string) {
  fireEvent.focusIn(identifier())
  fireEvent.input(identifier(), { target: { value } })
  await waitFor(() => {
    fireEvent.focusOut(identifier())
    expect(identifier().getAttribute('aria-invalid')).toBe('true')
  })
}

beforeEach(() => {
  sent.length = 0
})
afterEach(cleanup)

test('an invalid field shows its error on blur, without a request', async () => {
  open()
  await screen.findByLabelText(messages.fields.identifier)
  await typeAndLeave('sari@')
  const error = document.getElementById('sign-in-identifier-error')
  expect(error?.textContent).toBe(messages.validation.identifier)
  const described = identifier().getAttribute('aria-describedby')?.split(' ')
  expect(described).toEqual(['sign-in-identifier-error', 'sign-in-identifier-description'])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toHaveLength(0)
})

test('the error of a field is updated while typing', async () => {
  open()
  await typeAndLeave('sari@')
  fireEvent.input(identifier(), { target: { value: 'sari@contoh.test' } })
  await waitFor(() => expect(document.getElementById('sign-in-identifier-error')).toBeNull())
})

test('an error caused by clicking elsewhere appears after the click, so that nothing shifts under the pointer', async () => {
  open()
  await typeAndLeave('sari@')
  fireEvent.focusIn(password())
  fireEvent.input(password(), { target: { value: 'x'.repeat(1001) } })
  fireEvent.mouseDown(document.body)
  fireEvent.focusOut(password())
  expect(document.getElementById('sign-in-password-error')).toBeNull()
  fireEvent.mouseUp(document.body)
  await waitFor(() => expect(document.getElementById('sign-in-password-error')).not.toBeNull())
})

test('tabbing through an empty field shows no error', async () => {
  open()
  await typeAndLeave('sari@')
  fireEvent.focusOut(password())
  await waitFor(() => expect(document.getElementById('sign-in-identifier-error')).not.toBeNull())
  expect(document.getElementById('sign-in-password-error')).toBeNull()
})

test('every invalid submission focuses the error summary, which links to the fields', async () => {
  open()
  await typeAndLeave('sari@')
  send()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  const links = Array.from(summary.querySelectorAll('a'), link => link.getAttribute('href'))
  expect(links).toEqual(['#sign-in-identifier', '#sign-in-password'])
  identifier().focus()
  send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(sent).toHaveLength(0)
})

test('a button with formNoValidate is not blocked by errors', async () => {
  open()
  await typeAndLeave('sari@')
  fireEvent.click(screen.getByRole('button', { name: 'Keluar' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.get('intent')).toBe('leave')
})

test('a form submitted before its schemas load shows the server’s errors, in that form only', async () => {
  open({ '': [{ key: 'errors.rate_limited', values: { seconds: 42 } }], identifier: [{ key: 'unheard-of' }] })
  await screen.findByLabelText(messages.fields.identifier)
  send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('42')
  expect(document.getElementById('sign-in-identifier-error')?.textContent).toBe(messages.errors.generic)
  expect(document.getElementById('email-email-error')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(summary))
})
