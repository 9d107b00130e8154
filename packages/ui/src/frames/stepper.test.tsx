import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { type Step, Stepper } from './stepper'

afterEach(cleanup)

const steps: Step[] = [
  { key: 'register', name: 'Register', state: 'done', stateLabel: 'Selesai' },
  { key: 'industry', name: 'Industri', state: 'done', stateLabel: 'Selesai', href: '/register/industry' },
  { key: 'pricing', name: 'Pricing', state: 'now', stateLabel: 'Sedang diisi', href: '/register/pricing' },
  { key: 'order', name: 'Order Detail', state: 'next', stateLabel: 'Berikutnya', href: '/register/order' },
]

describe('stepper', () => {
  test('links only to completed steps with a URL', () => {
    render(<Stepper label="Langkah pendaftaran" steps={steps} position="Langkah 3 dari 4 · Pricing" />)
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/register/industry'])
  })

  test('marks the current step and shows the state of every step as text', () => {
    render(<Stepper label="Langkah pendaftaran" steps={steps} position="Langkah 3 dari 4 · Pricing" />)
    const items = screen.getAllByRole('listitem')
    expect(items.map(item => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
    expect(items.map(item => item.textContent)).toEqual([
      'Register, Selesai',
      'Industri, Selesai',
      'Pricing, Sedang diisi',
      'Order Detail, Berikutnya',
    ])
  })

  test('shows the position as text on small screens', () => {
    render(<Stepper label="Langkah pendaftaran" steps={steps} position="Langkah 3 dari 4 · Pricing" />)
    expect(screen.getByText('Langkah 3 dari 4 · Pricing')).toBeTruthy()
  })
})
