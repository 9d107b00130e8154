import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { Checkbox } from './checkbox'
import { Field } from './field'
import { Fieldset } from './fieldset'
import { Select } from './select'
import { TextInput } from './text-input'

afterEach(cleanup)

describe('field', () => {
  test('labels its control', () => {
    render(
      <Field id="email" label="Email">
        <TextInput name="email" />
      </Field>,
    )
    expect(screen.getByLabelText('Email').getAttribute('name')).toBe('email')
  })

  test('describes its control with the hint and the error, in that order, and marks it as invalid', () => {
    render(
      <Field id="npwp" label="NPWP" hint="15, 16, atau 22 digit." error="NPWP wajib diisi!">
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('NPWP')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
    expect(described).toEqual(['15, 16, atau 22 digit.', 'NPWP wajib diisi!'])
  })

  test('adds no ARIA attributes to a valid control without a hint', () => {
    const html = renderToStaticMarkup(
      <Field id="city" label="Kota">
        <Select options={[]} placeholder="Pilih kota" />
      </Field>,
    )
    expect(html).not.toContain('aria-')
  })

  test('gives precedence to the control’s own attributes', () => {
    render(
      <Field id="code" label="Kode">
        <TextInput aria-describedby="elsewhere" />
      </Field>,
    )
    expect(screen.getByLabelText('Kode').getAttribute('aria-describedby')).toBe('elsewhere')
  })

  test('shows the optional marker after the label', () => {
    render(
      <Field id="referral_code" label="Kode referral" optional="(opsional)">
        <TextInput />
      </Field>,
    )
    expect(screen.getByLabelText('Kode referral (opsional)')).toBeTruthy()
  })

  test('sets the id of a group and describes it with its error', () => {
    render(
      <Fieldset id="gender" legend="Jenis kelamin" error="Jenis kelamin wajib diisi!">
        <input type="radio" />
      </Fieldset>,
    )
    const group = screen.getByRole('group', { name: 'Jenis kelamin' })
    expect([group.id, group.tabIndex, group.getAttribute('aria-describedby')]).toEqual([
      'gender',
      -1,
      'gender-error',
    ])
  })

  test('describes a checkbox with its error', () => {
    render(<Checkbox id="terms" name="terms" label="Saya setuju" error="Wajib disetujui!" />)
    const box = screen.getByRole('checkbox', { name: 'Saya setuju' })
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Wajib disetujui!',
    )
  })
})
