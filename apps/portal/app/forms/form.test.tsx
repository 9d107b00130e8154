// @vitest-environment happy-dom
import { messages as id } from '@bgm/i18n/messages/id/portal'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
// Imported in advance, so that no test waits for the module to compile.
import './validation'
import { PasswordField, TextField } from './fields'
import type { FormReply } from './reply'
import { SubmissionForm } from './submission-form'
import { useSubmission } from './use-submission'

function Page() {
  const form = useSubmission('page', {
    schema: all => all.signInSchema,
    saved: { identifier: 'lama@contoh.test' },
    order: ['identifier', 'password'],
  })
  return (
    <SubmissionForm of={form}>
      <TextField name="identifier" />
      <PasswordField name="password" />
      <button type="submit">Kirim</button>
    </SubmissionForm>
  )
}

const label = id.fields.identifier

const refused: FormReply = {
  form: 'page',
  result: {
    status: 'error',
    error: {
      password: [{ key: 'validation.required' }],
      identifier: [{ key: 'validation.identifier' }],
    },
    initialValue: { identifier: 'baru@' },
  },
}

function show(actionData?: FormReply, rootData: Record<string, unknown> = {}) {
  const page = { id: 'page', path: '/', Component: Page, action: () => refused }
  const Stub = createRemixStub([{ id: 'root', path: '', children: [page] }])
  const hydrationData = {
    loaderData: { root: rootData },
    ...(actionData && { actionData: { page: actionData } }),
  }
  render(<Stub initialEntries={['/']} hydrationData={hydrationData} />)
}

afterEach(cleanup)

describe('a form', () => {
  test('shows the values that were typed before the session ended instead of the saved ones', () => {
    const recovered = { form: 'page', texts: { identifier: 'ketikan@contoh.test' } }
    show(undefined, { recovered })
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'ketikan@contoh.test')
  })

  test('shows the saved values before it is submitted', () => {
    show()
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'lama@contoh.test')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the submitted values and all errors, even without JavaScript', () => {
    show(refused)
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'baru@')
    const links = screen.getAllByRole('link').map(link => [link.getAttribute('href'), link.textContent])
    expect(links).toEqual([
      ['#page-identifier', 'Masukkan email lengkap atau nomor ponsel yang benar.'],
      ['#page-password', 'Kata sandi wajib diisi!'],
    ])
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toBe('page-identifier-error')
  })

  test('focuses the error summary and keeps the password in its field', async () => {
    show()
    fireEvent.input(screen.getByLabelText('Kata sandi'), { target: { value: 'rahasia' } })
    fireEvent.click(screen.getByRole('button', { name: 'Kirim' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(screen.getByLabelText('Kata sandi')).toHaveProperty('value', 'rahasia')
  })

  test('removes the error of a corrected field', async () => {
    show(refused)
    fireEvent.focusIn(screen.getByLabelText(label))
    await waitFor(() => {
      fireEvent.input(screen.getByLabelText(label), { target: { value: 'baru@contoh.test' } })
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull()
    })
    expect(screen.getByLabelText('Kata sandi').getAttribute('aria-invalid')).toBe('true')
  })
})
